import type { BlockDataOf } from './block-data.ts';
import { BlockHeading } from './block-heading.tsx';
import { Bullets } from '#app/shared/text/bullets.tsx';

/** Statements, one a line. */
export function FeaturesList({
  block,
  level,
}: {
  block: BlockDataOf<'features-list'>;
  level: 2 | 3;
}) {
  return (
    <div>
      <BlockHeading level={level}>{block.title}</BlockHeading>
      <Bullets items={block.features} />
    </div>
  );
}
