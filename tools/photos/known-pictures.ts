import { raw } from '#content/entries.ts';
import { pictureIds } from '#content/pictures.ts';

const PICTURE_ID = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** Every picture that a photograph may take the place of: those that are drawn, and those that the content names. */
export function knownPictures(): Set<string> {
  const known = new Set(pictureIds);
  const groups = [raw.categories, raw.products, raw.documents, raw.gallery, raw.singles];
  for (const { entry } of groups.flat()) collect(entry, false, known);
  return known;
}

/** Ids stand in fields whose names speak of images; other texts with a slash are no pictures. */
function collect(value: unknown, ofImages: boolean, known: Set<string>): void {
  if (typeof value === 'string') {
    if (ofImages && PICTURE_ID.test(value)) known.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value))
      collect(inner, ofImages || /image|picture|^src$/i.test(field), known);
  }
}
