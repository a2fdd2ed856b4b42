import { loadPageData } from '#app/data/page-data.ts';
import type { BusinessData } from '#app/features/company/company-data.ts';
import { BusinessPage } from '#app/features/company/business-page.tsx';
import { businessData } from '#app/routes/data/about.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/about-business.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return businessData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<BusinessData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function AboutBusiness({ loaderData }: Route.ComponentProps) {
  return <BusinessPage data={loaderData} />;
}
