import { lazy } from 'react';

import type { PageContent } from '#app/loaders.server.ts';
import { LazyPart } from '#app/prelude/hydration.tsx';

import Subcategory from './subcategory.tsx';

/** Code of the short addresses only. */
const Product = lazy(() => import('./product.tsx'));

/** A category, or the product that the short address names. */
export default function Category({ data }: { data: PageContent<'category'> }) {
  return data.kind === 'catalogue' ? (
    <Subcategory data={data} />
  ) : (
    <LazyPart>
      <Product data={data} />
    </LazyPart>
  );
}
