import { Finder } from '#app/features/finder/finder.tsx';
import {
  CategoryCards,
  CategoryLinks,
  ProductsPage,
} from '#app/features/products/products-page.tsx';
import type { PageContent } from '#app/loaders.server.ts';

export default function Products({ data }: { data: PageContent<'products'> }) {
  const { cards, finder, title } = data;
  return (
    <ProductsPage title={title}>
      <Finder
        data={finder}
        title={title}
        cards={<CategoryCards cards={cards} />}
        links={<CategoryLinks cards={cards} />}
      />
    </ProductsPage>
  );
}
