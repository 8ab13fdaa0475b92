import type { ArticlePageProps as Props } from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import type { PageInput } from '@/ui/page';
import { Bullets } from '@/ui/prose/prose';
import { present } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
import { ArticleHead } from './article-head';
import { bodySections } from './blocks/body-sections';
import { emergencyNumbers } from './emergency-numbers';
import { MedicalLayout } from './medical-layout';
import { RelatedArticles } from './related-articles';
import { helpSection, questionsSection } from './sections';

export default function ArticlePage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const body = bodySections(page.body, shell);
  const sections = present([
    ...body.sections,
    helpSection(page, t, emergencyNumbers(shell.brand)),
    questionsSection(page.questions, t),
  ]);
  return (
    <>
      <ArticleHead page={page} />
      <MedicalLayout
        lead={page.lead}
        top={
          <>
            <Takeaways points={page.takeaways} />
            {body.before}
          </>
        }
        sections={sections}
        sources={page.sources}
        path={shell.context.path}
        side={<FormAside shell={shell} label={t.condition.bookAside} />}
        isFormLast
      />
      <RelatedArticles articles={page.related} />
    </>
  );
}

function Takeaways({ points }: { points: string[] }) {
  const t = useText();
  if (points.length === 0) return null;
  return (
    <section className="takeaway" aria-labelledby="takeaways">
      <h2 id="takeaways">{t.content.takeaways}</h2>
      <Bullets items={points} />
    </section>
  );
}
