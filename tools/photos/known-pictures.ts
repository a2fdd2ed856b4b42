import { raw } from '#content/entries.ts';
import { picturesOf } from '#content/picture-fields.ts';
import { pictureIds } from '#content/pictures.ts';

/** Ids of all pictures that a photograph may replace: the drawn ones, and those that content names. */
export function knownPictures(): Set<string> {
  const known = new Set(pictureIds);
  const groups = [raw.categories, raw.products, raw.documents, raw.gallery, raw.singles];
  for (const { entry } of groups.flat())
    for (const { id } of picturesOf(entry)) if (!id.startsWith('/')) known.add(id);
  return known;
}
