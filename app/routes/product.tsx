import { loadPageData } from '#app/data/page-data.ts';
import { ProductPage } from '#app/features/product/product-page.tsx';
import type { ProductPageData } from '#app/features/product/product-page-data.ts';
import { productPage } from '#app/routes/data/product.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/product.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request, params }: Route.LoaderArgs) {
  return productPage(request, params);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<ProductPageData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={loaderData} />;
}
