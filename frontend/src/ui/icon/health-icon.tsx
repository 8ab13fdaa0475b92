const files = import.meta.glob<string>('./health/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const FALLBACK = 'stethoscope';

function known(name: string): string {
  return `./health/${name}.svg` in files ? name : FALLBACK;
}

/** A part of the body, a speciality, a symptom. A name that is not drawn shows a stethoscope. */
export function HealthIcon({ name }: { name: string }) {
  const drawn = known(name);
  return (
    <svg className="hi" width={44} height={44} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${files[`./health/${drawn}.svg`]}#h-${drawn}`} />
    </svg>
  );
}
