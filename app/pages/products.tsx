import { Finder } from '#app/features/finder/finder.tsx';
import { ProductsPage } from '#app/features/products/products-page.tsx';
import type { PageContent } from '#app/loaders.server.ts';

export default function Products({ data }: { data: PageContent<'products'> }) {
  return <ProductsPage data={data} finder={<Finder data={data.finder} />} />;
}
