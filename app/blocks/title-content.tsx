import type { BlockDataOf } from './block-data.ts';

/** A heading on its own. */
export function TitleContent({ block, level }: { block: BlockDataOf<'title'>; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading>{block.text}</Heading>;
}
