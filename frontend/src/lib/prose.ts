export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; start: number; items: string[] };

const ITEM = /^\s*- +/;
const STEP = /^\s*\d{1,2}\. +/;

/** Plain text to blocks: a blank line parts paragraphs, lines that start with `- ` are a list, and lines that
 * start with `1. ` are steps, also where a blank line stands between them. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) addPart(found, part);
  return found;
}

function addPart(found: Block[], part: string): void {
  let isNew = true;
  for (const line of part.split('\n')) {
    if (line.trim() === '') continue;
    addLine(found, line, isNew);
    isNew = false;
  }
}

/** `isNew`: a blank line stood before, which ends a paragraph and a list but no steps. */
function addLine(found: Block[], line: string, isNew: boolean): void {
  const last = found.at(-1);
  if (STEP.test(line)) {
    const text = line.replace(STEP, '').trim();
    if (last?.kind === 'steps') last.items.push(text);
    else found.push({ kind: 'steps', start: Number.parseInt(line, 10), items: [text] });
    return;
  }
  if (ITEM.test(line)) {
    const item = line.replace(ITEM, '').trim();
    if (last?.kind === 'list' && !isNew) last.items.push(item);
    else found.push({ kind: 'list', items: [item] });
    return;
  }
  if (last?.kind === 'paragraph' && !isNew) last.text += ` ${line.trim()}`;
  else found.push({ kind: 'paragraph', text: line.trim() });
}
