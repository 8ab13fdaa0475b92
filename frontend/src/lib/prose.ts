export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const ITEM = /^\s*- +/;

/** Plain text to blocks: a blank line parts paragraphs, lines that start with `- ` are a list. */
export function blocks(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .flatMap(partBlocks);
}

function partBlocks(part: string): Block[] {
  const found: Block[] = [];
  for (const line of part.split('\n')) {
    if (line.trim() !== '') addLine(found, line);
  }
  return found;
}

function addLine(found: Block[], line: string): void {
  const last = found.at(-1);
  if (ITEM.test(line)) {
    const item = line.replace(ITEM, '').trim();
    if (last?.kind === 'list') last.items.push(item);
    else found.push({ kind: 'list', items: [item] });
  } else if (last?.kind === 'paragraph') {
    last.text += ` ${line.trim()}`;
  } else {
    found.push({ kind: 'paragraph', text: line.trim() });
  }
}
