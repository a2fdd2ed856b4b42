import type { BlockDataOf } from './block-data.ts';
import { Figure } from './figure.tsx';

/** A picture, with its caption where it has one. */
export function ImageContent({ block }: { block: BlockDataOf<'image'> }) {
  return (
    <Figure image={block.image} sizes="(width >= 1200px) 640px, 92vw" caption={block.caption} />
  );
}
