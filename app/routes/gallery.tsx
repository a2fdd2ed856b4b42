import { loadPageData } from '#app/data/page-data.ts';
import type { GalleryData } from '#app/features/gallery/gallery-data.ts';
import { GalleryPage } from '#app/features/gallery/gallery-page.tsx';
import { galleryData } from '#app/routes/data/gallery.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/gallery.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  return galleryData(request);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPageData<GalleryData>(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage data={loaderData} />;
}
