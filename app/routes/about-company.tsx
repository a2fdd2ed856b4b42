import { loadPageData } from '#app/data/page-data.ts';
import type { TimelineData } from '#app/features/company/company-data.ts';
import { TimelinePage } from '#app/features/company/timeline-page.tsx';
import { timelineData } from '#app/routes/data/about.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/about-company.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return timelineData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<TimelineData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function AboutCompany({ loaderData }: Route.ComponentProps) {
  return <TimelinePage data={loaderData} />;
}
