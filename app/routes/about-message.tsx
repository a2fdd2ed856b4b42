import { loadPageData } from '#app/data/page-data.ts';
import type { MessageData } from '#app/features/company/company-data.ts';
import { MessagePage } from '#app/features/company/message-page.tsx';
import { messageData } from '#app/routes/data/about.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/about-message.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return messageData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<MessageData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function AboutMessage({ loaderData }: Route.ComponentProps) {
  return <MessagePage data={loaderData} />;
}
