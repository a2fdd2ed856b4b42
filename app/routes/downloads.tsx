import { loadPageData } from '#app/data/page-data.ts';
import type { DownloadsData } from '#app/features/pages/pages-data.ts';
import { DownloadsPage } from '#app/features/pages/downloads-page.tsx';
import { downloadsData } from '#app/routes/data/plain-pages.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/downloads.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return downloadsData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<DownloadsData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Downloads({ loaderData }: Route.ComponentProps) {
  return <DownloadsPage data={loaderData} />;
}
