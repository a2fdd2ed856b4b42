import { loadPageData } from '#app/data/page-data.ts';
import type { MapData } from '#app/features/company/company-data.ts';
import { MapPage } from '#app/features/company/map-page.tsx';
import { mapData } from '#app/routes/data/about.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/about-map.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return mapData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<MapData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function AboutMap({ loaderData }: Route.ComponentProps) {
  return <MapPage data={loaderData} />;
}
