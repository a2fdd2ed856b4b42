import { pictureNote } from '#content/notes.ts';
import { picture } from '#content/pictures.ts';
import type { Localized, PictureId } from '#content/schema/localized.ts';

import type { ImageView } from '#app/shared/page/views.ts';
import type { Language } from '#contract/address.ts';

/**
 * Resolves a picture for a page in one language.
 *
 * @param alt takes the place of the manifest's alternative text; `null` where the picture only repeats the text beside it
 */
export function pictureView(id: PictureId, language: Language, alt?: Localized | null): ImageView {
  const shown = picture(id, alt ?? undefined);
  const { width, height, alt: words, sources, scale, english, upright } = shown;
  const note = pictureNote(id);
  return {
    src: language === 'en' && english !== undefined ? english : shown.src,
    width,
    height,
    alt: alt === null ? '' : words[language],
    ...(sources && { sources: byType(sources) }),
    ...(upright && {
      sources: [
        {
          media: NARROW,
          srcSet: language === 'en' ? upright.english : upright.src,
          width: upright.width,
          height: upright.height,
        },
      ],
    }),
    ...(note && { note: note[language] }),
    ...(scale === 'illustration' && !TYPESET.test(id) && { illustration: true as const }),
  };
}

/** Screens on which two views side by side are too small to read. */
const NARROW = '(width < 37.5em)';

/** Typeset sheets carry their own note in their title block. */
const TYPESET = /^(?:rotary-page|ceo-message|map)\//;

/** One `<source>` per format, best first; widths are named only where there is a choice of them. */
function byType(files: readonly { src: string; width: number; type: string }[]) {
  const types = [...new Set(files.map(({ type }) => type))];
  return types.map((type) => {
    const same = files.filter((file) => file.type === type);
    const srcSet = same
      .map((file) => (same.length > 1 ? `${file.src} ${file.width}w` : file.src))
      .join(', ');
    return { type, srcSet };
  });
}
