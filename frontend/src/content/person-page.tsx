import type { PersonPageProps as Props } from '@/contract/types';
import { Avatar } from '@/ui/avatar/avatar';
import { KeyFacts } from '@/ui/key-facts/key-facts';
import { TextLink } from '@/ui/link/text-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Prose } from '@/ui/prose/prose';
import { useText } from '@/ui/text';

export default function PersonPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={<Name page={page} />}>
        <KeyFacts facts={facts(page, t.content)} />
      </PageHead>
      <div className="container layout layout--single">
        <div className="prose">
          {page.isDemo && <p className="caption">{t.content.inventedPerson}</p>}
          <Prose text={page.bio} />
          <h2>{page.kind === 'reviewers' ? t.content.reviewed : t.content.wrote}</h2>
          {page.groups.length === 0 && <p>{t.content.nothingYet}</p>}
          {page.groups.map((group) => (
            <section key={group.label} className="stage">
              <h3>{group.label}</h3>
              <ul className="written">
                {group.links.map((link) => (
                  <li key={link.url}>
                    <TextLink link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Name({ page }: { page: Props }) {
  return (
    <span className="person">
      <Avatar name={page.name} photo={page.photo} isHead />
      {page.name}
    </span>
  );
}

type Labels = Record<'speciality' | 'degrees' | 'registration', string>;

function facts({ speciality, degrees, registration }: Props, labels: Labels) {
  return [
    { term: labels.speciality, value: speciality },
    { term: labels.degrees, value: degrees },
    { term: labels.registration, value: registration },
  ].filter(({ value }) => value !== '');
}
