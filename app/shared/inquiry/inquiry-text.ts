import type { Translate } from '#app/i18n/translate.ts';
import { type OperatingPoint, pointFacets, spanIn } from '#app/shared/operating-point/point.ts';
import { headingOf, pointText, printedNumber } from '#app/shared/operating-point/point-text.ts';
import {
  idOf,
  type Pasted,
  piecesOf,
  type Question,
  subjectOf,
} from '#app/shared/quote/entries.ts';
import type { QuoteProducts } from '#app/shared/quote/quote-product.ts';
import type { Row } from '#app/shared/quote/rows.ts';

import type { Entered } from './entered.ts';
import { INSTALLED_FIELDS, type InstalledKind, type InstalledValve } from './installed-valve.ts';
import type { KeptSizing } from './kept-sizing.ts';

/** What an inquiry is about; a quote unless the sender says otherwise. */
export const INQUIRY_KINDS = ['quote', 'technical', 'retrofit', 'service'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** Kinds of inquiry that are about a valve that stands in a plant. */
export const isInstalled = (kind: InquiryKind): kind is InstalledKind =>
  Object.hasOwn(INSTALLED_FIELDS, kind);

/** Everything that goes out with an inquiry besides the six fields' own words. */
export interface InquiryContent {
  kind?: InquiryKind;
  positions: readonly SentPosition[];
  /** A valve that is to be retrofitted or serviced. */
  installed?: InstalledValve;
  point: OperatingPoint;
  sizing?: KeptSizing | undefined;
  /** Values that were entered in other units. */
  entered?: Entered;
  /** What was said and filters nothing: `스팀`. */
  notes: readonly string[];
  questions: readonly Question[];
}

/** One product as it goes out, in words of the page's language: the same for text, mail and receipt. */
export interface SentPosition {
  /** Product id. */
  product: string;
  /** `SIRCA S30` */
  code: string;
  size: string;
  name: string;
  category: string;
  /** `undefined` where it is open, `null` where no quote is asked for. */
  pieces: number | undefined | null;
  /** Supply, conditions of the finder, and the visitor's own words. */
  note: string;
  /** Of a row of a list that was pasted; its text stands in the place of the code where no product was found. */
  pasted?: Pasted | null;
}

/** The rows of the quote list as they go out: in the words of the products that the page knows, else as they were handed over. */
export const sentPositions = (
  rows: readonly Row[],
  products: QuoteProducts,
  kind: InquiryKind = 'quote',
): SentPosition[] =>
  rows.map(({ entry: { product, quantity, note, pasted }, size, said }) => {
    const id = idOf(product);
    const known = products[id];
    const { name, category } = known ?? product;
    const notes = [...said.map(({ words }) => words), note];
    return {
      product: id,
      code: known?.badge ?? (product.code || (pasted?.text ?? '')),
      size,
      name,
      category,
      pieces: kind === 'quote' ? piecesOf(quantity) : null,
      note: notes.filter((part) => part !== '').join(', '),
      pasted,
    };
  });

/** A part of the inquiry: its heading and its lines. */
export interface InquiryPart {
  heading: string;
  lines: string[];
}

/**
 * What goes out before the sender's words, part by part, in the language of `t`. Values are in SI, as the sources state theirs;
 * what was entered in another unit stands beside its value.
 * Needs the messages `inquiry` and `point`.
 */
export function inquiryParts(content: InquiryContent, t: Translate): InquiryPart[] {
  const {
    kind = 'quote',
    positions,
    installed = {},
    point,
    sizing,
    entered,
    notes,
    questions,
  } = content;
  const parts: InquiryPart[] = [
    {
      heading: t('inquiry:kindHeading'),
      lines: kind === 'quote' ? [] : [t(`inquiry:kind.${kind}`)],
    },
    {
      heading: t('inquiry:quoteHeading'),
      lines: positions.map((each, place) => `${place + 1}. ${positionParts(each, t).join(' | ')}`),
    },
    {
      heading: t(kind === 'service' ? 'inquiry:serviceHeading' : 'inquiry:installedHeading'),
      lines: installedLines(installed, kind, t),
    },
    {
      heading: t('inquiry:pointHeading'),
      lines: [
        ...pointLines(point, t, entered),
        ...(notes.length > 0 ? [t('inquiry:quoteNote', { note: notes.join(', ') })] : []),
      ],
    },
    { heading: t('inquiry:sizingHeading'), lines: sizing ? [sizingLine(sizing, t, entered)] : [] },
    {
      heading: t('inquiry:questionsHeading'),
      lines: questions.map(
        (question, index) =>
          `${index + 1}. ${question.code === '' ? '' : `${subjectOf(question)}: `}${question.about}`,
      ),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** `SIRCA S30 DN 80`, `Ball valve`, `SIRCA valves`, `Quantity 6`, `Note: steam` */
export function positionParts(position: SentPosition, t: Translate): string[] {
  const { code, size, name, category, pieces, note, pasted } = position;
  const { tag = '', unit = '', text = '' } = pasted ?? {};
  return (
    [
      size === '' ? code : `${code} ${size}`,
      name,
      category,
      pieces === undefined
        ? t('inquiry:quantityOpen')
        : pieces === null
          ? ''
          : t('inquiry:quoteQuantity', { quantity: [pieces, unit].join(' ').trim() }),
      tag === '' ? '' : t('inquiry:quoteTag', { tag }),
      text === '' || text === code ? '' : t('inquiry:quotePasted', { text }),
      note === '' ? '' : t('inquiry:quoteNote', { note }),
    ]
      .filter((part) => part !== '')
      // The bar parts the line.
      .map((part) => part.replaceAll(' | ', ' / '))
  );
}

/** ` (입력 145 psi)` after a value that was entered in another unit. */
export const enteredMark = (words: string | undefined, t: Translate): string =>
  words === undefined ? '' : ` (${t('inquiry:enteredAs', { words })})`;

/** `압력: 9.997 bar (입력 145 psi)`, a line for each value. */
export const pointLines = (point: OperatingPoint, t: Translate, entered: Entered = {}): string[] =>
  pointFacets(point).map(
    (facet) =>
      `${t(`point:facet.${headingOf(facet)}`)}: ${pointText(facet, spanIn(point, facet) ?? 0, 'si')}` +
      enteredMark(entered[facet], t),
  );

/** `호칭경: DN 300`, a line for each field that is filled in. */
export const installedLines = (valve: InstalledValve, kind: InquiryKind, t: Translate): string[] =>
  (isInstalled(kind) ? INSTALLED_FIELDS[kind] : []).flatMap((field) => {
    const text = (valve[field] ?? '').trim();
    return text === '' ? [] : [`${t(`inquiry:installed.${field}`)}: ${text}`];
  });

/** `80 Nm × 1.3 = 104 Nm, 단상`. */
export function sizingLine(sizing: KeptSizing, t: Translate, entered: Entered = {}): string {
  const { valveTorque, torques = {}, factor, required, phase, seconds, models = [] } = sizing;
  const names = (['breakTorque', 'runTorque', 'seatTorque'] as const).filter(
    (name) => torques[name] !== undefined,
  );
  // What was converted is no more exact than what was entered.
  const isConverted = names.some((name) => entered[name] !== undefined);
  const printed = (torque: number) =>
    printedNumber(isConverted ? Number(torque.toPrecision(4)) : torque);
  const valveTorques = names.map(
    (name) =>
      t(`inquiry:${name}`, { torque: printed(torques[name] ?? 0) }) + enteredMark(entered[name], t),
  );
  return [
    t('inquiry:sizing', {
      torque: printed(valveTorque),
      factor: printedNumber(factor),
      required: printed(required),
    }),
    // Of a single torque the part before says all, unless it was entered in another unit.
    names.length > 1 || isConverted ? valveTorques.join(', ') : '',
    phase === undefined ? '' : t(`inquiry:phase_${phase}`),
    seconds === undefined ? '' : t('inquiry:sizingTime', { seconds: printedNumber(seconds) }),
    models.length === 0 ? '' : t('inquiry:sizingModels', { list: models.join(', ') }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * The inquiry as it goes out: its parts, then the sender's words. The six fields carry it to any form service (readings.md,
 * "Inquiry").
 *
 * ```
 * [Quote request]
 * 1. SIRCA S30 DN 80 | Ball valve | SIRCA valves | Quantity 6 | Note: steam
 *
 * [Operating point]
 * Nominal size: DN 80
 *
 * [Questions]
 * 1. S30: Dimensions
 *
 * [Inquiry]
 * …
 * ```
 */
export function inquiryText(words: string, content: InquiryContent, t: Translate): string {
  const parts = inquiryParts(content, t);
  if (parts.length === 0) return words;
  return [...parts, { heading: t('inquiry:quoteHeadingInquiry'), lines: [words.trim()] }]
    .map(({ heading, lines }) => [heading, ...lines].join('\n'))
    .join('\n\n')
    .trim();
}
