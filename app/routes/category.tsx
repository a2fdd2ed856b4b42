import { lazy } from 'react';
import { data } from 'react-router';

import type { ProductPageData } from '#app/features/product/product-page-data.ts';
import { CataloguePage } from '#app/features/catalogue/catalogue-page.tsx';
import { loadPageData } from '#app/data/page-data.ts';
import { LazyPart } from '#app/prelude/hydration.tsx';
import { categoryPage } from '#app/routes/data/category.ts';
import type { CatalogueRouteData } from '#app/routes/data/catalogue-tool.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import { CatalogueTool } from './catalogue-tool.tsx';
import type { Route } from './+types/category.ts';

/** Code of the short addresses only. */
const ProductPage = lazy(async () => ({
  default: (await import('#app/features/product/product-page.tsx')).ProductPage,
}));

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request, params }: Route.LoaderArgs) {
  return categoryPage(request, params.category);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const page = await loadPageData<CatalogueRouteData | ProductPageData>(args);
  // A product's id matches in any letter case, a category's does not: the server answers 404 too.
  if (page.kind === 'catalogue' && page.category.id !== args.params.category) {
    throw data({ kind: 'page' }, { status: 404 });
  }
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

/** A category, or the product that the short address names. */
export default function Category({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'catalogue' ? (
    <CataloguePage data={loaderData} tool={<CatalogueTool tool={loaderData.tool} />} />
  ) : (
    <LazyPart>
      <ProductPage data={loaderData} />
    </LazyPart>
  );
}
