import { raw } from '#content/entries.ts';
import { picturesOf } from '#content/picture-fields.ts';
import { pictureIds } from '#content/pictures.ts';

/** Every picture that a photograph may take the place of: those that are drawn, and those that the content names. */
export function knownPictures(): Set<string> {
  const known = new Set(pictureIds);
  const groups = [raw.categories, raw.products, raw.documents, raw.gallery, raw.singles];
  for (const { entry } of groups.flat())
    for (const { id } of picturesOf(entry)) if (!id.startsWith('/')) known.add(id);
  return known;
}
