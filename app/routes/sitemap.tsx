import { loadPageData } from '#app/data/page-data.ts';
import type { SitemapData } from '#app/features/pages/pages-data.ts';
import { SitemapPage } from '#app/features/pages/sitemap-page.tsx';
import { sitemapData } from '#app/routes/data/plain-pages.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/sitemap.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return sitemapData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<SitemapData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  return <SitemapPage data={loaderData} />;
}
