import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { Spot } from '@/ui/art/art';
import { useText } from '@/ui/text';

interface HelpCardProps {
  title: string;
  text: string;
}

/** A way on for those who cannot choose. Nothing where the page has its form switched off. */
export function HelpCard({ title, text }: HelpCardProps) {
  const t = useText();
  const hasForm = useHasForm();
  if (!hasForm) return null;
  return (
    <div className="helpcard">
      <Spot name="second-opinion" />
      <div>
        <h3>{title}</h3>
        <p className="small">{text}</p>
      </div>
      <BookLink purpose="callback">{t.getCallBack}</BookLink>
    </div>
  );
}
