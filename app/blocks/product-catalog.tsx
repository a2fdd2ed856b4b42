import { lazy } from 'react';

import { LazyPart } from '#app/prelude/hydration.tsx';
import { ProductGrid } from '#app/shared/product/product-grid.tsx';

import type { BlockDataOf } from './block-data.ts';
import { BlockHeading } from './block-heading.tsx';

/** Code of the one page that shows it; its content stands in the document. */
const ModelPicker = lazy(async () => ({
  default: (await import('./model-picker.tsx')).ModelPicker,
}));

/** Cards of products; models of one series as one picture and a table to choose from. */
export function ProductCatalog({
  block,
  level,
  first,
}: {
  block: BlockDataOf<'product-catalog'>;
  level: 2 | 3;
  first: boolean;
}) {
  const { models, products, title } = block;
  if (models)
    return (
      <LazyPart>
        <ModelPicker models={models} cards={products} title={title} level={level} />
      </LazyPart>
    );
  return (
    <div>
      <BlockHeading level={level}>{title}</BlockHeading>
      <ProductGrid
        products={products}
        headingLevel={title === undefined && level === 2 ? 2 : 3}
        first={first}
      />
    </div>
  );
}
