import type { PersonCard, PeoplePageProps as Props } from '@/contract/types';
import { LeadInline } from '@/leads/form/lead-inline';
import { Avatar } from '@/ui/avatar/avatar';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';

export default function PeoplePage({ props: page, shell }: PageInput<Props>) {
  const t = useText().content;
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      {page.people.length === 0 ? (
        <p className="container section">{t.nothingYet}</p>
      ) : (
        <ul className="container section cards-3">
          {page.people.map((person) => (
            <li key={person.url} className="card card--pad card-link person">
              <Card person={person} kind={page.kind} />
            </li>
          ))}
        </ul>
      )}
      {shell.extraForms.length > 0 && (
        <div className="container section forms-2">
          {shell.extraForms.map(({ variant }) => (
            <LeadInline key={variant} shell={shell} variant={variant} />
          ))}
        </div>
      )}
    </>
  );
}

function Card({ person, kind }: { person: PersonCard; kind: Props['kind'] }) {
  const t = useText();
  const { name, url, degrees, speciality, pages, photo, isDemo } = person;
  const known = [speciality, degrees].filter(Boolean).join(' · ');
  const count = kind === 'reviewers' ? t.content.pagesReviewed : t.content.pagesWritten;
  return (
    <>
      <Avatar name={name} photo={photo} />
      <div>
        <h2 className="person__name">
          <a href={url}>{name}</a>
        </h2>
        {known !== '' && <p className="small">{known}</p>}
        <p className="caption">
          {isDemo && `${t.content.inventedPerson} `}
          {count(pages)}
        </p>
      </div>
    </>
  );
}
