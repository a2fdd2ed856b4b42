import type { BlockDataOf } from './block-data.ts';
import { BlockHeading } from './block-heading.tsx';
import { ProductGrid } from '#app/shared/product/product-grid.tsx';

/** Cards of products. */
export function ProductCatalog({
  block,
  level,
  first,
}: {
  block: BlockDataOf<'product-catalog'>;
  level: 2 | 3;
  first: boolean;
}) {
  return (
    <div>
      <BlockHeading level={level}>{block.title}</BlockHeading>
      <ProductGrid
        products={block.products}
        headingLevel={block.title === undefined && level === 2 ? 2 : 3}
        first={first}
      />
    </div>
  );
}
