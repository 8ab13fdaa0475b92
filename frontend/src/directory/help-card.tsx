import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { Spot } from '@/ui/art/art';
import { useText } from '@/ui/text';

interface HelpCardProps {
  title: string;
  text: string;
  /** Of its title: 2 where no other card with one stands before it. */
  level?: 2 | 3;
}

/** A way on for those who cannot choose. Nothing where the page has its form switched off. */
export function HelpCard({ title, text, level = 3 }: HelpCardProps) {
  const t = useText();
  const hasForm = useHasForm();
  if (!hasForm) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className="helpcard">
      <Spot name="second-opinion" />
      <div>
        <Title>{title}</Title>
        <p className="small">{text}</p>
      </div>
      <BookLink purpose="callback">{t.getCallBack}</BookLink>
    </div>
  );
}
