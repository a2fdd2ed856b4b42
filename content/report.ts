/**
 * What the supplier has to confirm before going live, gathered from the content: samples, conflicting readings, open
 * questions, pictures that are still the placeholder. Pure data, for `npm run content:report`.
 */
import { claims, openQuestions, raw } from './entries.ts';
import { pictureIds } from './pictures.ts';
import type { Provenance } from './schema/provenance.ts';

/** One thing to confirm: the entry file, its field, what to confirm. */
export interface ToConfirm {
  kind: 'sample' | 'conflict' | 'question' | 'picture';
  /** Relative to `content/`. */
  file: string;
  field: string;
  note: string;
  /** True where a public launch must wait for it. */
  blocksLaunch: boolean;
}

const entries = [raw.categories, raw.products, raw.documents, raw.gallery, raw.singles].flat();

/** Every field that an entry marks as a sample. */
export function samples(): ToConfirm[] {
  return entries.flatMap(({ file, entry }) => {
    const lines = (entry as { provenance?: Provenance[] }).provenance ?? [];
    return lines
      .filter(({ source }) => source === 'sample')
      .map(({ field, note = 'Sample' }) => ({
        kind: 'sample' as const,
        file,
        field,
        note,
        blocksLaunch: true,
      }));
  });
}

/** Every fact with more than one reading. */
export function conflicts(): ToConfirm[] {
  return claims.map(({ id, subject, readings }) => ({
    kind: 'conflict',
    file: 'company/claims.ts',
    field: id,
    note: `${subject}: ${readings.map(({ value, place }) => `${value} (${place})`).join('; ')}`,
    blocksLaunch: true,
  }));
}

/** Every open question for the supplier. */
export function questions(): ToConfirm[] {
  return openQuestions.map(({ id, question, concerns, blocksLaunch }) => ({
    kind: 'question',
    file: concerns[0] ?? 'company/open-questions.ts',
    field: id,
    note: `${question.en} / ${question.ko}`,
    blocksLaunch,
  }));
}

const PICTURE = /^(?:[a-z0-9-]+\/[a-z0-9-]+|\/pictures\/[a-z0-9-]+\.[a-z]+)$/;
/** Fields that hold picture ids. */
const PICTURE_FIELDS = new Set(['image', 'imageUrl', 'src', 'detailImages', 'images']);

/** Picture ids named below a value, with the field that names them. */
function named(value: unknown, field: string, inPicture: boolean): { field: string; id: string }[] {
  if (typeof value === 'string')
    return inPicture && PICTURE.test(value) ? [{ field, id: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const isIndex = Array.isArray(value) || ((key === 'ko' || key === 'en') && inPicture);
    return named(
      child,
      field ? `${field}.${key}` : key,
      isIndex ? inPicture : PICTURE_FIELDS.has(key),
    );
  });
}

/** Every picture that an entry names and that does not exist yet: pages show the placeholder there. */
export function missingPictures(): ToConfirm[] {
  const existing = new Set(pictureIds);
  return entries.flatMap(({ file, entry }) =>
    named(entry, '', false)
      .filter(({ id }) => !existing.has(id))
      .map(({ field, id }) => ({
        kind: 'picture' as const,
        file,
        field,
        note: `${id} is not drawn yet`,
        blocksLaunch: false,
      })),
  );
}

/** Everything to confirm, in the order of the report. */
export const toConfirm = (): ToConfirm[] => [
  ...samples(),
  ...conflicts(),
  ...questions(),
  ...missingPictures(),
];
