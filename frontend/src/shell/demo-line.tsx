import { useText } from '@/ui/text';

/** On top of every page while the database holds anything invented (decisions 7.1). */
export function DemoLine() {
  const t = useText();
  return (
    <aside className="demo-line" aria-label={t.ribbon.demoLabel}>
      {t.ribbon.demo}
    </aside>
  );
}
