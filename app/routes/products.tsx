import { loadPageData } from '#app/data/page-data.ts';
import type { ProductsData } from '#app/features/products/products-data.ts';
import { ProductsPage } from '#app/features/products/products-page.tsx';
import { productsData } from '#app/routes/data/products.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/products.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return productsData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<ProductsData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsPage data={loaderData} />;
}
