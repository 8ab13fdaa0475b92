import { type Block, blocks } from '@/lib/prose';

/** Plain text as paragraphs and lists (see `lib/prose`). */
export function Prose({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes after it is drawn
  return blocks(text).map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  return block.kind === 'paragraph' ? <p>{block.text}</p> : <Bullets items={block.items} />;
}

export function Bullets({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={className === undefined ? 'bullets' : `bullets ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
