import type { BlockData } from './block-data.ts';
import { ContactContent } from './contact-content.tsx';
import { DimensionTable } from './dimension-table.tsx';
import { ElastomerTable } from './elastomer-table.tsx';
import { FeaturesList } from './features-list.tsx';
import { HighlightContent } from './highlight-content.tsx';
import { ImageContent } from './image-content.tsx';
import { ImageText } from './image-text.tsx';
import { OverviewBlock } from './overview-block.tsx';
import { OverviewText } from './overview-text.tsx';
import { ProductCatalog } from './product-catalog.tsx';
import { ProductImages } from './product-images.tsx';
import { ProductSeries } from './product-series.tsx';
import { RawHtmlContent } from './raw-html-content.tsx';
import { SectionContent } from './section-content.tsx';
import { TableContent } from './table-content.tsx';
import { TechnicalSpecs } from './technical-specs.tsx';
import { TextContent } from './text-content.tsx';
import { TitleContent } from './title-content.tsx';
import { TitleWithImage } from './title-with-image.tsx';

export interface ContentBlockProps {
  block: BlockData;
  /** Level of the block's own heading: 2 on the page itself, 3 within a section. */
  level?: 2 | 3;
  /** The page begins with this block: its pictures come with the page. */
  first?: boolean;
}

/** Renders a content block by its type. A type without a case does not compile. */
export function ContentBlock({ block, level = 2, first = false }: ContentBlockProps) {
  switch (block.type) {
    case 'overview':
      return <OverviewBlock block={block} level={level} />;
    case 'title':
      return <TitleContent block={block} level={level} />;
    case 'title-with-image':
      return <TitleWithImage block={block} level={level} />;
    case 'text':
      return <TextContent block={block} />;
    case 'highlight':
      return <HighlightContent block={block} />;
    case 'image':
      return <ImageContent block={block} />;
    case 'raw-html':
      return <RawHtmlContent block={block} />;
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
      return <DimensionTable block={block} />;
    case 'elastomer-table':
      return <ElastomerTable block={block} />;
    case 'overview-text':
      return <OverviewText block={block} />;
    case 'features-list':
      return <FeaturesList block={block} level={level} />;
    case 'technical-specs':
      return <TechnicalSpecs block={block} level={level} />;
    case 'product-series':
      return <ProductSeries block={block} level={level} />;
    case 'product-catalog':
      return <ProductCatalog block={block} level={level} first={first} />;
    case 'product-images':
      return <ProductImages block={block} level={level} />;
    case 'contact':
      return <ContactContent block={block} level={level} />;
    default:
      return block satisfies never;
  }
}
