import { isRouteErrorResponse, redirect } from 'react-router';

import { languageOf, localizedHref } from '#contract/address.ts';

import { loadPageData } from '#app/data/page-data.ts';
import type { GalleryItemData } from '#app/features/gallery/gallery-data.ts';
import { GalleryItemPage } from '#app/features/gallery/gallery-item-page.tsx';
import { galleryItemData } from '#app/routes/data/gallery.ts';
import { headMeta } from '#app/seo/head-meta.ts';

import type { Route } from './+types/gallery-item.ts';

export { shouldRevalidate } from '#app/data/page-data.ts';

/** An unknown id leads to the list (spec §8), in the visitor's language. */
async function orList<T>(request: Request, load: () => T | Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw redirect(localizedHref('/gallery', languageOf(new URL(request.url).search)));
  }
}

/** A 404 as loaders throw it, before the router has made an error response of it. */
function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  const init = (error as { init?: { status?: number } | null } | null)?.init;
  return init?.status === 404;
}

export function loader({ request, params }: Route.LoaderArgs) {
  return orList(request, () => galleryItemData(request, params.id));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return orList(args.request, () => loadPageData<GalleryItemData>(args));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head);

export default function GalleryItem({ loaderData }: Route.ComponentProps) {
  return <GalleryItemPage data={loaderData} />;
}
