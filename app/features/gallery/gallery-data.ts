import type { PageData } from '#app/shared/page/page-data.ts';
import type { ShownImage } from '#app/blocks/shown.ts';

export interface GalleryData extends PageData {
  title: string;
  lead: string;
  items: { id: number; to: string; title: string; count: number; picture: ShownImage }[];
}

export interface GalleryItemData extends PageData {
  listTitle: string;
  title: string;
  description: string;
  picture: ShownImage;
  images: (ShownImage & { caption: string })[];
}
