import { BookLink } from '@/leads/form/book-link';
import { useText } from '@/ui/text';

/** No figure has a source: the page says so and offers to ask (decisions 5.3). */
export function NoFigure({ city }: { city: string }) {
  const t = useText();
  return (
    <div className="refbox no-figure">
      <p>{t.content.noFigure(city)}</p>
      <BookLink className="btn btn--secondary" purpose="estimate">
        {t.content.estimate}
      </BookLink>
    </div>
  );
}
