import { type Block, blocks } from '@/lib/prose';
import { Cited } from './cited';

/** Plain text as paragraphs, lists and steps (see `lib/prose`). */
export function Prose({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes after it is rendered
  return blocks(text).map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Cited text={block.text} />
      </p>
    );
  }
  if (block.kind === 'list') return <Bullets items={block.items} />;
  return (
    <ol className="journey numbered" start={block.start}>
      {block.items.map((item) => (
        <li key={item}>
          <Cited text={item} />
        </li>
      ))}
    </ol>
  );
}

export function Bullets({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={className === undefined ? 'bullets' : `bullets ${className}`}>
      {items.map((item) => (
        <li key={item}>
          <Cited text={item} />
        </li>
      ))}
    </ul>
  );
}
