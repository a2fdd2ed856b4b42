import { loadPageData } from '#app/data/page-data.ts';
import type { PrivacyData } from '#app/features/pages/pages-data.ts';
import { PrivacyPage } from '#app/features/pages/privacy-page.tsx';
import { privacyData } from '#app/routes/data/plain-pages.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/privacy.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return privacyData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<PrivacyData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage data={loaderData} />;
}
