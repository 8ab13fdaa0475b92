import { Icon, Prose } from './parts';

export function Head({ page }) {
  return (
    <div className="page-head">
      <nav className="crumbs container" aria-label="Breadcrumb">
        <ol>
          {page.crumbs.map((crumb) => (
            <li key={crumb.label}>
              {crumb.url ? (
                <a href={crumb.url}>{crumb.label}</a>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="container page-head__in">
        <h1>
          {page.name} <small>{`Also called ${page.alsoCalled}`}</small>
        </h1>
        <p className="byline">
          Written by <a href={page.author.url}>{page.author.label}</a>
        </p>
        <dl className="keyfacts">
          {page.keyFacts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export function Toc({ entries }) {
  return (
    <details className="toc toc--page">
      <summary>
        On this page <Icon name="chevron-down" />
      </summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.url}>
            <a href={entry.url}>{entry.label}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function Questions({ questions }) {
  return (
    <div className="accordion">
      {questions.map((item) => (
        <details key={item.question}>
          <summary>
            {item.question}
            <Icon name="chevron-down" />
          </summary>
          <div>
            <Prose paragraphs={item.answer} />
          </div>
        </details>
      ))}
    </div>
  );
}

export function Sources({ sources }) {
  return (
    <details className="toc sources" open>
      <summary>{`Sources (${sources.length})`}</summary>
      <ol className="refs">
        {sources.map((source) => (
          <li key={source.number} id={`source-${source.number}`}>
            {source.url ? <a href={source.url}>{source.title}</a> : source.title}
            {`, ${source.publisher}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
