import { picture } from '#content/pictures.ts';
import type { Localized, PictureId } from '#content/schema/localized.ts';

import type { Language } from '#app/i18n/locale.ts';

/** A picture as a page shows it: what `app/ui/picture.tsx` takes. */
export interface ShownPicture {
  src: string;
  /** Words in place of the picture; empty where the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  sources?: { srcSet: string; type: string }[];
  /** True for the stand-in drawing. */
  placeholder: boolean;
}

/**
 * Resolves a picture for a page in one language.
 *
 * @param alt takes the place of the manifest's alternative text; `null` where the picture only repeats the text beside it
 */
export function shownPicture(id: PictureId, language: Language, alt?: Localized | null): ShownPicture {
  const { src, width, height, alt: words, sources, placeholder } = picture(id, alt ?? undefined);
  return {
    src,
    width,
    height,
    alt: alt === null ? '' : words[language],
    placeholder,
    ...(sources && { sources: byType(sources) }),
  };
}

/** One `<source>` per format, best first; widths are named only where there is a choice of them. */
function byType(files: readonly { src: string; width: number; type: string }[]) {
  const types = [...new Set(files.map(({ type }) => type))];
  return types.map((type) => {
    const same = files.filter((file) => file.type === type);
    const srcSet = same.map((file) => (same.length > 1 ? `${file.src} ${file.width}w` : file.src)).join(', ');
    return { type, srcSet };
  });
}
