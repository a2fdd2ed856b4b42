import { cx } from '#app/ui/cx.ts';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';
import { BlockHeading } from './block-heading.tsx';
import { BESIDE_TEXT, Figure } from './figure.tsx';
import { SheetFigure } from './sheet-figure.tsx';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';
import { ConvertedTable } from '#app/shared/table/converted-table.tsx';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';

/** Text or a table beside a picture, in the order that the layout says; one under the other on a phone. */
export function ImageText({ block, level }: { block: BlockDataOf<'image-text'>; level: 2 | 3 }) {
  const picture = block.sheet ? (
    <SheetFigure image={block.image} sheet={block.sheet} />
  ) : (
    <Figure image={block.image} sizes={BESIDE_TEXT} />
  );
  const words = (
    <div className="stack gap16">
      <BlockHeading level={level}>{block.title}</BlockHeading>
      {block.paragraphs && <Paragraphs texts={block.paragraphs} />}
      {block.table && <SpecRows specs={block.table} />}
      {block.dimensionTable && <ConvertedTable table={block.dimensionTable} dense />}
    </div>
  );
  return (
    <div
      className={cx(
        'stack',
        styles.columns,
        !block.sheet && 'middle',
        block.dimensionTable && styles.tabled,
      )}
    >
      {block.layout === 'text-image' ? words : picture}
      {block.layout === 'text-image' ? picture : words}
    </div>
  );
}
