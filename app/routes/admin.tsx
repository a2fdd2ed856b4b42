import { loadPageData } from '#app/data/page-data.ts';
import type { AdminData } from '#app/features/pages/pages-data.ts';
import { AdminPage } from '#app/features/pages/admin-page.tsx';
import { adminData } from '#app/routes/data/plain-pages.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/admin.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return adminData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<AdminData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Admin({ loaderData }: Route.ComponentProps) {
  return <AdminPage data={loaderData} />;
}
