import { loadPageData } from '#app/data/page-data.ts';
import { Finder } from '#app/features/finder/finder.tsx';
import { ProductsPage } from '#app/features/products/products-page.tsx';
import { productsData, type ProductsRouteData } from '#app/routes/data/products.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/products.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return productsData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<ProductsRouteData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsPage data={loaderData} finder={<Finder data={loaderData.finder} />} />;
}
