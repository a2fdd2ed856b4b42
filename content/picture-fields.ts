/** The pictures that an entry names. */

/** Fields that hold a picture, a list of them, or one per language. */
const PICTURE_FIELD = /^(?:image|images|detailImages|imageUrl|sheetUrl|src)$/;
const PICTURE_ID = /^(?:[a-z0-9-]+\/[a-z0-9-]+|\/pictures\/.+)$/;

/** A picture with the dotted path of the field that names it. */
export interface NamedPicture {
  field: string;
  id: string;
}

/** Whether a text has the form of a picture's id. */
export const isPictureId = (value: unknown): value is string =>
  typeof value === 'string' && PICTURE_ID.test(value);

/** Every picture in the entry, as often as it is named. Other texts with a slash are no pictures. */
export function picturesOf(value: unknown, path: readonly string[] = []): NamedPicture[] {
  if (isPictureId(value)) {
    const name = path.findLast((part) => !/^(?:\d+|ko|en)$/.test(part)) ?? '';
    return PICTURE_FIELD.test(name) ? [{ field: path.join('.'), id: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => picturesOf(inner, [...path, key]));
}
