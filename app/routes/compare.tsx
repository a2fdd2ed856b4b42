import { loadPageData } from '#app/data/page-data.ts';
import type { CompareData } from '#app/features/compare/compare-data.ts';
import { ComparePage } from '#app/features/compare/compare-page.tsx';
import { compareData } from '#app/routes/data/compare.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/compare.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return compareData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<CompareData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage data={loaderData} />;
}
