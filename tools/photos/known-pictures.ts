import { everyEntry } from '#content/cross-checks.ts';
import { raw } from '#content/entries.ts';
import { picturesOf } from '#content/picture-fields.ts';
import { pictureIds } from '#content/pictures.ts';

/** Ids of all pictures that a photograph may replace: the drawn ones, and those that content names. */
export function knownPictures(): Set<string> {
  const known = new Set(pictureIds);
  for (const { entry } of everyEntry(raw))
    for (const { id } of picturesOf(entry)) if (!id.startsWith('/')) known.add(id);
  return known;
}
