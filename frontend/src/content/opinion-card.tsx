import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { Spot } from '@/ui/art/art';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

export function OpinionCard() {
  const t = useText();
  const hasForm = useHasForm();
  if (!hasForm) return null;
  return (
    <div className="sidecard">
      <Spot name="second-opinion" />
      <h2>{t.condition.advisedTitle}</h2>
      <p className="small">{t.condition.advisedText}</p>
      <BookLink className="more" purpose="second-opinion">
        {t.secondOpinion} <Icon name="arrow-right" />
      </BookLink>
    </div>
  );
}
