import { data, isRouteErrorResponse } from 'react-router';

import { fetchPage, loadPageData } from '#app/data/page-data.ts';
import type { CatalogueData } from '#app/features/catalogue/catalogue-data.ts';
import { CataloguePage } from '#app/features/catalogue/catalogue-page.tsx';
import { missingSubcategory } from '#app/features/catalogue/missing-subcategory.ts';
import { subcategoryPage } from '#app/routes/data/subcategory.ts';
import type { CatalogueRouteData } from '#app/routes/data/catalogue-tool.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import { CatalogueTool } from './catalogue-tool.tsx';
import type { Route } from './+types/subcategory.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

/** Categories whose unknown subcategories show the default one (spec §2, "Subcategory fallback"). */
const FALLING_BACK = new Set(['pneumatic', 'sirca-valves']);

export function loader({ request, params }: Route.LoaderArgs) {
  return subcategoryPage(request, params);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const category = `/products/${args.params.category}`;
  try {
    return await loadPageData<CatalogueRouteData>(
      args,
      FALLING_BACK.has(args.params.category) ? category : undefined,
    );
  } catch (error) {
    throw await asNotFound(error, args.request.url, category);
  }
}

/** A 404 that still has sidebar, breadcrumb and menu: from the data of the category, which exists or is no category. */
async function asNotFound(error: unknown, url: string, category: string): Promise<unknown> {
  if (!isNotFound(error)) return error;
  const address = new URL(url);
  const found = await fetchPage<CatalogueData>(`${category}${address.search}`).catch(
    () => undefined,
  );
  const body = found ? missingSubcategory(found, address) : { kind: 'page' };
  return data(body, { status: 404 });
}

/** A 404 as `loadPageData` throws it, before the router has made an error response of it. */
function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return (error as { init?: { status?: number } | null } | null)?.init?.status === 404;
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Subcategory({ loaderData }: Route.ComponentProps) {
  return <CataloguePage data={loaderData} tool={<CatalogueTool tool={loaderData.tool} />} />;
}
