import { isPictureId, picturesOf } from '#content/picture-fields.ts';
import type { OpenQuestion } from '#content/schema/company.ts';
import type { ConflictingClaim, Provenance } from '#content/schema/provenance.ts';

/** Sections of the report, in their order, with their headings. */
export const SECTIONS = {
  samples: 'Samples, to confirm or replace',
  pictures: 'Pictures that do not exist yet',
  drawings: 'Drawings in place of photographs',
  translations: 'Translations missing, identical or in the wrong language',
  conflicts: 'Facts with conflicting readings, each shown where the specification puts it',
  questions: 'Open questions to the supplier',
  figures: 'Technical figures, each with its source, to check against the supplier’s papers',
} as const;

/** One thing to confirm. */
export interface ReportItem {
  section: keyof typeof SECTIONS;
  /** Path of the file in the project. */
  file: string;
  /** Dotted path into the entry; empty where the whole is meant. */
  field: string;
  text: string;
  /** Whether a public launch must wait for it. */
  blocks: boolean;
}

/** A content entry, or a group of interface messages, with its file. */
export interface ReportEntry {
  file: string;
  entry: unknown;
}

export interface ReportInput {
  entries: readonly ReportEntry[];
  claims: readonly ConflictingClaim[];
  openQuestions: readonly OpenQuestion[];
  /** Whether a picture id still shows the stand-in drawing. */
  isPlaceholder: (id: string) => boolean;
  /** Pictures drawn from parametric models, all of them in place of photographs. */
  drawnPictures: number;
}

/** Everything that is to be confirmed, in the order of the sections. */
export function reportItems(input: ReportInput): ReportItem[] {
  const { entries, claims, openQuestions, isPlaceholder, drawnPictures } = input;
  return [
    ...entries.flatMap(samples),
    ...entries.flatMap((entry) => pictures(entry, isPlaceholder)),
    ...(drawnPictures > 0
      ? [
          {
            section: 'drawings' as const,
            file: 'content/pictures/manifest.json',
            field: '',
            text: `${drawnPictures} pictures are drawn from parametric models`,
            blocks: false,
          },
        ]
      : []),
    ...entries.flatMap(translations),
    ...claims.map(({ id, subject, readings }) => ({
      section: 'conflicts' as const,
      file: 'content/company/claims.ts',
      field: id,
      text: `${subject.en}: ${readings.map(({ value, place }) => `${value} (${place})`).join(', ')}`,
      // Both readings are published where they belong; the question that asks about them decides on the launch.
      blocks: false,
    })),
    ...openQuestions.map(({ id, question, concerns, blocksLaunch }) => ({
      section: 'questions' as const,
      file: 'content/company/open-questions.ts',
      field: id,
      text: `${question.en} / ${question.ko} [${concerns.map((file) => `content/${file}`).join(', ')}]`,
      blocks: blocksLaunch,
    })),
  ];
}

/** What an entry's provenance calls a sample. Drawings for photographs are listed apart: they may go live. */
function samples({ file, entry }: ReportEntry): ReportItem[] {
  const lines = (entry as { provenance?: readonly Provenance[] } | null)?.provenance ?? [];
  return lines
    .filter(({ source }) => source === 'sample')
    .map(({ field, note }) => {
      const isDrawing = /^(?:images?|detailImages)\b/.test(field);
      return {
        section: isDrawing ? ('drawings' as const) : ('samples' as const),
        file,
        field,
        text: note ?? 'sample',
        blocks: !isDrawing,
      };
    });
}

/** Each picture that an entry names and that does not exist yet, once. */
function pictures(
  { file, entry }: ReportEntry,
  isPlaceholder: (id: string) => boolean,
): ReportItem[] {
  const found = new Map<string, string>();
  for (const { id, field } of picturesOf(entry))
    if (isPlaceholder(id) && !found.has(id)) found.set(id, field);
  return [...found].map(([id, field]) => ({
    section: 'pictures',
    file,
    field,
    text: `${id} shows the placeholder`,
    blocks: true,
  }));
}

const HANGUL = /\p{Script=Hangul}/u;
/** A word that is neither a code nor a unit: four lower-case letters in a row. */
const WORD = /\p{Ll}{4}/u;

/** Texts that one language lacks, that are the same in both, or that are written in the other one. */
function translations({ file, entry }: ReportEntry): ReportItem[] {
  const found: ReportItem[] = [];
  const report = (field: string, text: string, blocks: boolean) =>
    found.push({ section: 'translations', file, field, text, blocks });
  visit(entry, '', (value, path) => {
    if (!isPair(value) || isPictureId(value.ko)) return;
    compare(value.ko, value.en, path);
  });
  return found;

  function compare(korean: unknown, english: unknown, path: string): void {
    if (Array.isArray(korean) || (typeof korean === 'object' && korean !== null)) {
      // Facts of a cell have no words of their own.
      if ('facts' in korean) return;
      const other = (english ?? {}) as Record<string, unknown>;
      if (Array.isArray(korean))
        korean.forEach((item, index) => compare(item, other[index], `${path}.${index}`));
      else
        Object.values(korean).forEach((item, index) =>
          compare(item, Object.values(other)[index], `${path}.${index}`),
        );
      return;
    }
    const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
    const [ko, en] = [text(korean), text(english)];
    if (ko === '') report(path, `Korean is missing: ${JSON.stringify(en)}`, true);
    else if (en === '') report(path, `English is missing: ${JSON.stringify(ko)}`, true);
    else if (HANGUL.test(en))
      report(path, `English text holds Korean: ${JSON.stringify(en)}`, true);
    else if (ko === en && WORD.test(ko))
      report(path, `the same in both languages: ${JSON.stringify(ko)}`, false);
    else if (!HANGUL.test(ko) && WORD.test(ko))
      report(path, `Korean text holds no Korean: ${JSON.stringify(ko)}`, false);
  }
}

function isPair(value: unknown): value is { ko: unknown; en: unknown } {
  return typeof value === 'object' && value !== null && 'ko' in value && 'en' in value;
}

/** Calls back for every value of an entry, parents before their parts, with its dotted path. */
function visit(value: unknown, path: string, seen: (value: unknown, path: string) => void): void {
  seen(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) visit(item, path ? `${path}.${key}` : key, seen);
}
