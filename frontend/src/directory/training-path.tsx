import type { Training } from '@/contract/types';

export function TrainingPath({ training }: { training: Training[] }) {
  return (
    <ol className="journey">
      {training.map(({ name, year }) => (
        <li key={name} className="is-done">
          <b>{name}</b>
          {year !== null && <span>{year}</span>}
        </li>
      ))}
    </ol>
  );
}
