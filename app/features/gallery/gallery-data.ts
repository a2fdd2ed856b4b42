import type { PageData } from '#app/shared/page/page-data.ts';
import type { ImageView } from '#app/shared/page/views.ts';

export interface GalleryData extends PageData {
  title: string;
  lead: string;
  items: { id: number; to: string; title: string; count: number; picture: ImageView }[];
}

export interface GalleryItemData extends PageData {
  listTitle: string;
  title: string;
  description: string;
  picture: ImageView;
  images: (ImageView & { caption: string })[];
}
