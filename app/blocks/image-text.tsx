import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';
import { BlockHeading } from './block-heading.tsx';
import { BESIDE_TEXT, Figure } from './figure.tsx';
import { IllustrationNote } from '#app/shared/picture/illustration-note.tsx';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';
import { ConvertedTable } from '#app/shared/table/converted-table.tsx';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';

/** Whether a picture is a typeset A4 page, whose text must stay legible. */
const isPage = (width: number, height: number) => Math.abs(height / width - Math.SQRT2) < 0.02;

/** Text or a table beside a picture, in the order that the layout says; one under the other on a phone. */
export function ImageText({ block, level }: { block: BlockDataOf<'image-text'>; level: 2 | 3 }) {
  const { image } = block;
  const picture = isPage(image.width, image.height) ? (
    <div className={styles.page}>
      <Picture
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        sources={image.sources}
        sizes={BESIDE_TEXT}
      />
      <IllustrationNote image={image} />
    </div>
  ) : (
    <Figure image={image} sizes={BESIDE_TEXT} wide={block.dimensionTable !== undefined} />
  );
  const words = (
    <div className={styles.section}>
      <BlockHeading level={level}>{block.title}</BlockHeading>
      {block.paragraphs && <Paragraphs texts={block.paragraphs} mark={block.mark} />}
      {block.table && <SpecRows specs={block.table} />}
      {block.dimensionTable && <ConvertedTable table={block.dimensionTable} dense />}
    </div>
  );
  return (
    <div className={cx(styles.columns, styles.middle, block.dimensionTable && styles.tabled)}>
      {block.layout === 'text-image' ? words : picture}
      {block.layout === 'text-image' ? picture : words}
    </div>
  );
}
