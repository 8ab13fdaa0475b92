import { latinDigits } from './latin-digits';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; start: number; items: string[] };

/** A tab, a blank that does not break, a longer dash and dots are what a word processor copies, ticks what phones have;
 * Word draws its dots by letters of its own faces: o, § in place of a square, v of a diamond. */
const ITEM =
  /^\s*(?:[-–][ \t\u00a0]+|[•·▪◦‣⁃●○■□◆❖❑➢➤►✓✔✅]\ufe0f?\s*|[o§Øüvq\uf076\uf0a7\uf0b7\uf0d8\uf0fc]\t\s*|\uf0b7\s*)/;
/** “1. Ask”, “1) Ask” and “1.Ask”; 1.5 litres are none. */
const STEP = /^\s*([\d०-९]{1,2})[.)](?:[ \t\u00a0]+(?=\S)|(?=\p{L}))/u;
/** Further in than the item before: of it, as mails and text files break long lines. */
const FURTHER_IN = /^[ \t\u00a0]+\S/;
/** Of other systems, of slides and of web pages. */
const BREAK = /\r\n?|[\v\u2028]/g;
/** A blank, or an item that nobody wrote. */
const NOTHING =
  /^\s*(?:[-–•·▪◦‣⁃●○■□◆❖❑➢➤►✓✔✅\uf0b7]\ufe0f?|[o§Øüvq\uf076\uf0a7\uf0d8\uf0fc]\t)?\s*$/;

/** Blocks so far, and the number of the last step as it was written. */
interface Read {
  found: Block[];
  step: number;
}

/** Plain text to blocks: a blank line parts paragraphs, lines that start with `- ` are a list, and lines that
 * start with `1. ` or `1) ` are steps, also where a blank line stands between them, until their numbers begin again. */
export function blocks(text: string): Block[] {
  const read: Read = { found: [], step: 0 };
  const lines = text.replace(/\u2029/g, '\n\n').replace(BREAK, '\n');
  for (const part of lines.split(/\n[^\S\n]*\n/)) addPart(read, part);
  return read.found;
}

function addPart(read: Read, part: string): void {
  let isNew = true;
  for (const line of part.split('\n')) {
    if (NOTHING.test(line)) continue;
    if (!addStep(read, line)) addLine(read.found, line, isNew);
    isNew = false;
  }
}

/** Whether the line is a step. */
function addStep(read: Read, line: string): boolean {
  const [head, digits] = STEP.exec(line) ?? [];
  if (!head || !digits) return false;
  const number = Number(latinDigits(digits));
  const text = line.slice(head.length).trim();
  const last = read.found.at(-1);
  if (last?.kind === 'steps' && number >= read.step) last.items.push(text);
  else read.found.push({ kind: 'steps', start: number, items: [text] });
  read.step = number;
  return true;
}

/** `isNew`: a blank line stood before, which ends a paragraph and a list. */
function addLine(found: Block[], line: string, isNew: boolean): void {
  const last = found.at(-1);
  if (ITEM.test(line)) {
    const item = line.replace(ITEM, '').trim();
    if (last?.kind === 'list' && !isNew) last.items.push(item);
    else found.push({ kind: 'list', items: [item] });
    return;
  }
  if (last?.kind === 'paragraph' && !isNew) last.text += ` ${line.trim()}`;
  else if (last && 'items' in last && !isNew && FURTHER_IN.test(line)) goOn(last.items, line);
  else found.push({ kind: 'paragraph', text: line.trim() });
}

function goOn(items: string[], line: string): void {
  items.push(`${items.pop()} ${line.trim()}`);
}
