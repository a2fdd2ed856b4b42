import type { ReactNode } from 'react';

import { ImageGallery } from '#app/shared/picture/image-gallery.tsx';
import { ConvertedTable } from '#app/shared/table/converted-table.tsx';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';
import { Bullets } from '#app/shared/text/bullets.tsx';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';
import { cx } from '#app/ui/cx.ts';

import type { BlockData } from './block-data.ts';
import { BlockHeading } from './block-heading.tsx';
import styles from './block.module.css';
import { ContactContent } from './contact-content.tsx';
import { Figure } from './figure.tsx';
import html from './html.module.css';
import { ImageText } from './image-text.tsx';
import { OverviewBlock } from './overview-block.tsx';
import { ProductCatalog } from './product-catalog.tsx';
import { ProductSeries } from './product-series.tsx';
import { SectionContent } from './section-content.tsx';
import { TableContent } from './table-content.tsx';
import { TitleWithImage } from './title-with-image.tsx';

/** Width of a picture that has the column to itself (`sizes` of HTML). */
const FULL_WIDTH = '(width >= 75em) 640px, 92vw';

export interface ContentBlockProps {
  block: BlockData;
  /** Level of the block's own heading: 2 on the page itself, 3 within a section. */
  level?: 2 | 3;
  /** The page begins with this block: its pictures come with the page. */
  first?: boolean;
}

/** Renders a content block by its type. A type without a case does not compile. */
export function ContentBlock({ block, level = 2, first = false }: ContentBlockProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  switch (block.type) {
    case 'overview':
      return <OverviewBlock block={block} level={level} />;
    case 'title':
      return <Heading>{block.text}</Heading>;
    case 'title-with-image':
      return <TitleWithImage block={block} level={level} />;
    case 'text':
    case 'raw-html':
      // Sanitised when the page's data was made (features/catalogue/sanitised-html.server.ts).
      return (
        <div
          className={cx('prose grid gap12 measure', html.html)}
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      );
    case 'highlight':
      return <p className={cx('medium measure', styles.highlight)}>{block.text}</p>;
    case 'image':
      return <Figure image={block.image} sizes={FULL_WIDTH} caption={block.caption} />;
    case 'section':
      return (
        <SectionContent block={block}>
          {block.content.map((leaf, index) => (
            // Blocks have no ids; their order is the document's and does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <ContentBlock key={index} block={leaf} level={3} />
          ))}
        </SectionContent>
      );
    case 'image-text':
      return <ImageText block={block} level={level} />;
    case 'table':
      return <TableContent block={block} />;
    case 'dimension-table':
      return <ConvertedTable table={block.table} />;
    case 'elastomer-table':
      return <ConvertedTable table={block.table} dense />;
    case 'overview-text':
      return <Paragraphs texts={block.paragraphs} />;
    case 'features-list':
      return (
        <Titled title={block.title} level={level}>
          <Bullets items={block.features} />
        </Titled>
      );
    case 'technical-specs':
      return (
        <Titled title={block.title} level={level}>
          <SpecRows specs={block.specs} />
        </Titled>
      );
    case 'product-series':
      return <ProductSeries block={block} level={level} />;
    case 'product-catalog':
      return <ProductCatalog block={block} level={level} first={first} />;
    case 'product-images':
      return (
        <Titled title={block.title} level={level}>
          <ImageGallery title={block.title} images={block.images} />
        </Titled>
      );
    case 'contact':
      return <ContactContent block={block} level={level} />;
    default:
      return block satisfies never;
  }
}

/** What a block holds, under its own heading where it has one. */
function Titled({
  title,
  level,
  children,
}: {
  title: string | undefined;
  level: 2 | 3;
  children: ReactNode;
}) {
  return (
    <div>
      <BlockHeading level={level}>{title}</BlockHeading>
      {children}
    </div>
  );
}
