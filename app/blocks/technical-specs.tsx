import type { BlockDataOf } from './block-data.ts';
import { BlockHeading } from './block-heading.tsx';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';

/** Specifications as label and value rows. */
export function TechnicalSpecs({
  block,
  level,
}: {
  block: BlockDataOf<'technical-specs'>;
  level: 2 | 3;
}) {
  return (
    <div>
      <BlockHeading level={level}>{block.title}</BlockHeading>
      <SpecRows specs={block.specs} />
    </div>
  );
}
