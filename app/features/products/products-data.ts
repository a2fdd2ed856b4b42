import type { ThemeId } from '#content/schema/category.ts';

import type { PageData } from '#app/shared/page/page-data.ts';
import type { ImageView } from '#app/shared/page/views.ts';

export interface ProductsData extends PageData {
  title: string;
  description: string;
  /** The five categories and the gallery (spec §2: six cards). */
  cards: {
    id: string;
    to: string;
    theme: ThemeId;
    name: string;
    description: string;
    /** Its headline figure, where the home page states one. */
    figure: string;
    pages: { label: string; to: string; note: string }[];
    picture: ImageView;
  }[];
}
