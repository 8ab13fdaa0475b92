import contract from '@/contract/contract.json';

/** As far as the contract's schemas have it. */
interface Schema {
  $ref?: string;
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  maxLength?: number;
}

/** One place of some props and what else the contract allows to stand there. */
export interface Change {
  path: (string | number)[];
  value: unknown;
}

const definitions = contract.$defs as unknown as Record<string, Schema>;
const resolved = (schema: Schema): Schema =>
  schema.$ref ? (definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** Words that the server always has: without them there would be no such row. */
const ALWAYS =
  /^(label|name|title|url|question|answer|id|icon|type|kind|letter|number|path|city|heading|text|key|variant|.*(Url|At|On|By|path|Text))$/;

const ofString = (path: Change['path']): Change[] =>
  ALWAYS.test(String(path.at(-1))) || typeof path.at(-1) === 'number' ? [] : [{ path, value: '' }];

function ofArray(value: unknown[], schema: Schema, path: Change['path']): Change[] {
  const inside = value.flatMap((item, at) => changes(item, schema.items ?? {}, [...path, at]));
  const shorter = value.length > 1 ? [{ path, value: value.slice(0, 1) }] : [];
  return value.length === 0 ? [] : [{ path, value: [] }, ...shorter, ...inside];
}

/** Everything that one place of `value` may hold instead, by its schema. */
export function changes(value: unknown, of: Schema, path: Change['path'] = []): Change[] {
  const schema = resolved(of);
  const { anyOf, oneOf, discriminator } = schema;
  if (discriminator) {
    const kind = (value as Record<string, string>)[discriminator.propertyName] ?? '';
    return changes(value, { $ref: discriminator.mapping[kind] ?? '' }, path);
  }
  if (anyOf ?? oneOf) {
    const some = (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null');
    if (value === null) return [];
    const others = (anyOf ?? []).some(({ type }) => type === 'null') ? [{ path, value: null }] : [];
    return [...others, ...some.flatMap((one) => changes(value, one, path))];
  }
  if (schema.enum)
    return schema.enum.filter((one) => one !== value).map((one) => ({ path, value: one }));
  if (typeof value === 'boolean') return [{ path, value: !value }];
  if (typeof value === 'string') return ofString(path);
  if (Array.isArray(value)) return ofArray(value, schema, path);
  if (value && schema.properties) {
    const own = value as Record<string, unknown>;
    return Object.entries(schema.properties).flatMap(([key, one]) =>
      key === 'meta' || !(key in own) ? [] : changes(own[key], one, [...path, key]),
    );
  }
  return [];
}

/** The props of a page with one place changed; the place may be gone after another change. */
export function changed<T>(props: T, { path, value }: Change): T {
  const copy = structuredClone(props);
  let at = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    if (typeof next !== 'object' || next === null) return copy;
    at = next as Record<string | number, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (last in at) at[last] = value;
  return copy;
}

export const schemaOf = (name: string): Schema => definitions[name] ?? {};
