interface JsonBlockProps {
  id?: string;
  type?: 'application/json' | 'application/ld+json';
  value: unknown;
}

/** Data for scripts. It is never run, so the content security policy needs no exception for it. */
export function JsonBlock({ id, type = 'application/json', value }: JsonBlockProps) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block, "<" escaped above
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
