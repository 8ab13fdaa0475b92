const faces = import.meta.glob<string>('./portraits/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of a drawn face: `woman-3`; undefined for one that is not drawn. `bin/node frontend/tools/portraits.mjs` draws them. */
export const portraitUrl = (name: string): string | undefined => faces[`./portraits/${name}.svg`];
