// What every section of the page is made of. The same words and the same elements as in
// bench/wagtail_site/templates, written as React has them; shared by bench/next and bench/react-router.

export function Icon({ name }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`/static/sprite.svg#i-${name}`} />
    </svg>
  );
}

export function Prose({ paragraphs }) {
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}

export function Bullets({ items }) {
  return (
    <ul className="bullets">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function Links({ links, className = 'list' }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

export function More({ link }) {
  return (
    <p>
      <a className="more" href={link.url}>
        {link.label}
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}
