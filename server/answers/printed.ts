/** A revision of a sheet in the words of one language: what its page and its PDF show. */
import type { Language } from '#contract/address.ts';
import { revisionLetter } from '#contract/answers.ts';
import { type AskedProduct, type InquiryText, readInquiryText } from '#contract/inquiry-text.ts';
import { quantityText, readQuantity, sumOf } from '#contract/quantity.ts';
import type { Period } from '#contract/retention-period.ts';
import { seoulDay } from '#contract/seoul-day.ts';
import { type TextPart, textParts } from '#contract/text-parts.ts';
import type { Fact, Subject } from '#facts/facts.ts';
import { labelOf, type Part, rowParts } from '#facts/print.ts';
import { before } from '#server/forms/retention.ts';

import { type Answer, isAnswered } from './answer-record.ts';
import type { SheetTexts } from './page/texts.ts';
import { lastRevision, type SheetQuestion, type ShownSheet } from './sheet.ts';
import { type PrintedVerdict, verdictOf } from './verdict.ts';

export interface PrintedValue {
  /** Null where the question is about one thing alone. */
  readonly label: string | null;
  /** Numerals and units apart, so that the page can set them in different sizes. */
  readonly parts: readonly Part[];
  /** `DN 50 · 제조사 회신`. */
  readonly note: string;
}

export interface PrintedRow {
  readonly id: string;
  readonly number: number;
  readonly code: string;
  readonly question: string;
  readonly open: boolean;
  readonly values: readonly PrintedValue[];
  /** Free text beside the values. */
  readonly words: string;
}

export interface PrintedPosition {
  readonly tag: string;
  /** Code without the size. */
  readonly code: string;
  readonly name: string;
  /** Size, supply and figures of the row's own. */
  readonly size: string;
  readonly quantity: string;
  /** Null where nothing was asked that applies to it. */
  readonly verdict: PrintedVerdict | null;
}

export interface PrintedRevision {
  readonly letter: string;
  readonly revision: number;
  readonly date: string;
  readonly content: string;
  readonly name: string;
  readonly shown: boolean;
}

export interface PrintedSheet {
  readonly language: Language;
  /** Language of what the customer and staff wrote. */
  readonly written: Language;
  /** Receipt number. */
  readonly number: string;
  readonly letter: string;
  readonly title: string;
  /** Letter of the newest revision where this is an older one. */
  readonly newest: string | null;
  readonly answeredOn: string | null;
  readonly answered: number;
  readonly rows: readonly PrintedRow[];
  readonly footnote: string;
  /** Codes of everything that is listed or asked about, a product once. */
  readonly products: readonly string[];
  readonly positions: readonly PrintedPosition[];
  /** `3종 9대`. */
  readonly count: string;
  /** Whether the inquiry itself asks for a quotation. */
  readonly isQuote: boolean;
  readonly conditions: readonly (readonly [name: string, value: string])[];
  readonly files: ShownSheet['files'];
  /** The customer's own words, tables that were pasted as tables. */
  readonly words: readonly TextPart[];
  readonly sender: string;
  readonly company: string;
  /** To the customer. */
  readonly note: string;
  /** Newest first. */
  readonly revisions: readonly PrintedRevision[];
  readonly opensUntil: string;
}

/** Until when an inquiry of a moment is kept: the last day of its sheet. */
const endOf = (receivedAt: number, { count, unit }: Period): string =>
  seoulDay(before(receivedAt, { count: -count, unit }));

/** A fact of one answer, for printing alone. */
function factOf({ key, value }: Answer): Fact[] {
  if (key === null || value === null) return [];
  return [
    {
      key,
      value,
      scope: { of: 'product' },
      provenance: { basis: 'none' },
      reservations: [],
    } as Fact,
  ];
}

function printedRow(
  { id, code, about }: SheetQuestion,
  number: number,
  all: readonly Answer[],
  language: Language,
  t: SheetTexts,
): PrintedRow {
  const answers = all.filter((answer) => answer.question === id && isAnswered(answer));
  const stated = answers.filter(({ value }) => value !== null);
  return {
    id,
    number,
    code,
    question: about === '' ? t.message : about,
    open: answers.length === 0,
    values: stated.map((answer) => ({
      label: stated.length > 1 && answer.key !== null ? labelOf(answer.key, { language }) : null,
      parts: rowParts(factOf(answer), { language }),
      note: [answer.position.size, answer.source === 'open' ? '' : t.source[answer.source]]
        .filter((part) => part !== '')
        .join(' · '),
    })),
    words: answers
      .map(({ words }) => words)
      .filter((words) => words !== '')
      .join('\n'),
  };
}

/** `SIRCA S30 DN 80` is the code and the size. */
const SIZED = /^(.*) (DN \d+)$/;

function printedPosition(
  product: AskedProduct,
  text: InquiryText,
  given: {
    readonly subjects: readonly Subject[];
    readonly language: Language;
    readonly t: SheetTexts;
  },
): PrintedPosition {
  const { code, details, quantity, tag, pasted, note } = product;
  const { language, t } = given;
  const [, plain = code, size = ''] = SIZED.exec(code) ?? [];
  const read = readQuantity(quantity);
  return {
    tag,
    code: plain,
    name: details[0] ?? pasted,
    size: [size, note].filter((part) => part !== '').join(' · '),
    quantity: read ? quantityText(read, language) : quantity || t.quantityOpen,
    verdict: verdictOf(product, size, text, given),
  };
}

/** A position has the brand before the code, a question has not: `SIRCA S50` and `S50` are one. */
function productsOf(codes: readonly string[]): string[] {
  const all = [...new Set(codes)].filter((code) => code !== '');
  return all.filter((code) => !all.some((each) => each !== code && each.endsWith(` ${code}`)));
}

function revisionsOf(
  sheet: ShownSheet,
  language: Language,
  t: SheetTexts,
  brand: string,
): PrintedRevision[] {
  const { inquiry, questions, shown } = sheet;
  const line = (revision: number, at: number, content: string, name: string): PrintedRevision => ({
    letter: revisionLetter(revision),
    revision,
    date: seoulDay(at),
    content,
    name,
    shown: revision === shown,
  });
  const askedBy = (at: number) => questions.filter(({ askedAt }) => askedAt <= at);
  const sent = sheet.revisions.map(({ revision, at, person, answered }) => {
    const asked = askedBy(at).length;
    return line(
      revision,
      at,
      t.answered(answered, Math.max(0, asked - answered)),
      person === '' ? brand : `${person} (${brand})`,
    );
  });
  const first = line(
    0,
    inquiry.receivedAt,
    t.asked(askedBy(inquiry.receivedAt).length),
    `${inquiry.name} (${inquiry.companyName})`,
  );
  return [first, ...sent].toReversed();
}

/** Prints a revision. @param retention of inquiries, with which the address ends */
export function printedSheet(
  sheet: ShownSheet,
  language: Language,
  t: SheetTexts,
  {
    brand,
    retention,
    subjects,
  }: { readonly brand: string; readonly retention: Period; readonly subjects: readonly Subject[] },
): PrintedSheet {
  const { inquiry, shown } = sheet;
  const text = readInquiryText(inquiry.inquiry);
  const positions = text.products.map((product) =>
    printedPosition(product, text, { subjects, language, t }),
  );
  const quantities = text.products.map(({ quantity }) => readQuantity(quantity));
  const known = quantities.filter((each) => each !== undefined);
  const total = known.length === quantities.length ? sumOf(known) : undefined;
  const sum = total && quantityText(total, language);
  const rows = sheet.questions.map((question, place) =>
    printedRow(question, place + 1, sheet.answers, language, t),
  );
  const answered = rows.filter(({ open }) => !open).length;
  const current = sheet.revisions.find(({ revision }) => revision === shown);
  const last = lastRevision(sheet);
  return {
    language,
    written: inquiry.language,
    number: inquiry.receipt ?? `#${inquiry.id}`,
    letter: revisionLetter(shown),
    title: `${shown === 0 ? t.titleAsked : t.titleAnswered} · ${t.revision} ${revisionLetter(shown)}`,
    newest: shown === last ? null : revisionLetter(last),
    answeredOn: current ? seoulDay(current.at) : null,
    answered,
    rows,
    footnote: answered === rows.length ? '' : shown === 0 ? t.footnoteAsked : t.footnoteOpen,
    products: productsOf([
      ...positions.map(({ code }) => code),
      ...sheet.questions.map(({ code }) => code),
    ]),
    positions,
    count: [t.kinds(new Set(positions.map(({ code }) => code)).size), ...(sum ? [sum] : [])].join(
      ' ',
    ),
    isQuote: text.isQuote,
    conditions: [...text.conditions, ...text.sizing.map((line) => [t.sizing, line] as const)],
    files: sheet.files,
    words: textParts(text.words.split('\n')),
    sender: [inquiry.companyName, inquiry.name, inquiry.email].join(' · '),
    company: inquiry.companyName,
    note: sheet.note,
    revisions: revisionsOf(sheet, language, t, brand),
    opensUntil: endOf(inquiry.receivedAt, retention),
  };
}

/** Most drawings of a sheet. */
const MOST_DRAWN = 6;

/** The products that have a drawing, each with the questions about it. */
export const drawn = (
  { products, rows }: PrintedSheet,
  drawingOf: (code: string) => string | undefined,
): { code: string; src: string; rows: PrintedRow[] }[] =>
  products
    .flatMap((code) => {
      const src = drawingOf(code);
      const asked = rows.filter(({ code: of }) => of !== '' && ` ${code}`.endsWith(` ${of}`));
      return src === undefined ? [] : [{ code, src, rows: asked }];
    })
    .slice(0, MOST_DRAWN);
