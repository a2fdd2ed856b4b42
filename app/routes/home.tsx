import { loadPageData } from '#app/data/page-data.ts';
import { ConditionStrip } from '#app/features/finder/condition-strip.tsx';
import type { HomeData } from '#app/features/home/home-data.ts';
import { HomePage } from '#app/features/home/home-page.tsx';
import { homeData } from '#app/routes/data/home.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/home.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return homeData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<HomeData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} conditions={<ConditionStrip />} />;
}
