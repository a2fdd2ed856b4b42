import { loadPageData } from '#app/data/page-data.ts';
import type { OrganizationPageData } from '#app/features/company/company-data.ts';
import { OrganizationPage } from '#app/features/company/organization-page.tsx';
import { organizationPageData } from '#app/routes/data/about.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/about-organization.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return organizationPageData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<OrganizationPageData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function AboutOrganization({ loaderData }: Route.ComponentProps) {
  return <OrganizationPage data={loaderData} />;
}
