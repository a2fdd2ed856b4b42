import { loadPageData } from '#app/data/page-data.ts';
import type { InquiryData } from '#app/features/inquiry/inquiry-data.ts';
import { InquiryPage } from '#app/features/inquiry/inquiry-page.tsx';
import { inquiryData } from '#app/routes/data/inquiry.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/support.ts';

export function loader({ request }: Route.LoaderArgs) {
  return inquiryData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<InquiryData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Support({ loaderData }: Route.ComponentProps) {
  return <InquiryPage data={loaderData} />;
}
