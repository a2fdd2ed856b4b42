/**
 * The document of the inquiry form with what its address asks for: readers without scripts see it and send it
 * (docs/decisions/0015-documents-of-a-request.md). With scripts the page reads the address itself, and none of this shows.
 */
import { type Language, queryOf } from '#contract/address.ts';
import { readProducts, type UnusedPart } from '#contract/asked-products.ts';
import { POINT_PARAMETERS } from '#contract/asked-query.ts';
import { HIDDEN_FIELDS } from '#contract/inquiry-fields.ts';
import { INQUIRY_WORDS } from '#contract/inquiry-words.ts';
import type { RoutesManifest } from '#contract/routes-manifest.ts';

import { asciiHtml } from './escape-html.ts';

/** Products by their ids, with the words that an inquiry has for them. */
export type FormProducts = NonNullable<RoutesManifest['form']>['products'];

/** A number or a range as the site writes it: `80`, `-20..80`. */
const SPAN = /^-?\d{1,7}(?:\.\d{1,4})?(?:\.\.-?\d{1,7}(?:\.\d{1,4})?)?$/;

const CONDITIONS = [
  ['size', POINT_PARAMETERS.size, 'DN {{value}}'],
  ['pressure', POINT_PARAMETERS.pn, 'PN {{value}}'],
  ['pressure', POINT_PARAMETERS.ansi, 'ANSI {{value}}'],
  ['pressure', POINT_PARAMETERS.bar, '{{value}} bar'],
  ['temperature', POINT_PARAMETERS.temperature, '{{value}} °C'],
  ['torque', POINT_PARAMETERS.torque, '{{value}} Nm'],
] as const;

/** What an address asks for, in the words in which it goes into an inquiry. */
export interface AskedText {
  /** The first part of the inquiry, which the sender's own words follow: it ends with their heading. */
  readonly text: string;
  /** What is said around it: that it goes along, and what could not be used. Empty where there is no such thing. */
  readonly lead: string;
  readonly unused: string;
}

/** @returns undefined where the query asks for nothing */
export function askedText(
  search: string,
  language: Language,
  products: FormProducts,
): AskedText | undefined {
  const words = INQUIRY_WORDS[language];
  const known = (id: string) => (Object.hasOwn(products, id) ? products[id] : undefined);
  const asked = readProducts(search, (id) => {
    const product = known(id);
    return product && { ...product, phases: product.supplies.map(({ phase }) => phase) };
  });
  const unused: UnusedPart[] = [...asked.unused];
  const lines = asked.products.map(({ id, dn, frame, pieces, phase }, place) => {
    const { code = id, names, supplies = [] } = known(id) ?? {};
    const supply = supplies.find((each) => each.phase === phase)?.[language];
    const quantity =
      pieces === undefined
        ? words.quantityOpen
        : words.quoteQuantity.replace('{{quantity}}', String(pieces));
    const size = dn === undefined ? frame : `DN ${dn}`;
    const parts = [size === undefined ? code : `${code} ${size}`, ...(names?.[language] ?? [])];
    const note = supply === undefined ? [] : [words.quoteNote.replace('{{note}}', supply)];
    return `${place + 1}. ${[...parts, quantity, ...note].join(' | ')}`;
  });
  const query = queryOf(search);
  const conditions = CONDITIONS.flatMap(([heading, name, unit]) => {
    const value = query.get(name)?.trim() ?? '';
    if (value !== '' && !SPAN.test(value))
      unused.push({ is: 'part', written: `${name}=${value.slice(0, 24)}` });
    if (!SPAN.test(value)) return [];
    const printed = value.replaceAll('-', '\u2212').replace('..', '…');
    return `${words.conditions[heading]}: ${unit.replace('{{value}}', printed)}`;
  });
  if (lines.length + conditions.length + unused.length === 0) return undefined;
  const parts = [
    ...(lines.length > 0 ? [words.quoteHeading, ...lines, ''] : []),
    ...(conditions.length > 0 ? [words.pointHeading, ...conditions, ''] : []),
  ];
  const list = unused.map(({ is, written }) =>
    words.notUsedPart[is].replace('{{written}}', () => written),
  );
  return {
    text: parts.length > 0 ? [...parts, words.quoteHeadingInquiry].join('\n') : '',
    lead: parts.length > 0 ? words.goesAlong : '',
    unused: list.length > 0 ? words.notUsed.replace('{{list}}', () => list.join(', ')) : '',
  };
}

const FIELD = new RegExp(`<input [^>]*\\bname="${HIDDEN_FIELDS.asked}"[^>]*>`);
const SHOWN = /(<noscript data-asked="">).*?(<\/noscript>)/s;
const MESSAGE = /<textarea [^>]*\bname="inquiry"[^>]*>/;

/** The form's document (a character for each byte), with what goes along in a field that is sent and, without scripts, in sight. */
export function fillAskedForm(html: string, { text, lead, unused }: AskedText): string {
  const paragraph = (part: string) =>
    part === '' ? '' : `<p>${asciiHtml(part).replaceAll('\n', '<br/>')}</p>`;
  const shown = [lead, ...text.split('\n\n').slice(0, -1), unused].map(paragraph).join('');
  const filled = html.replace(SHOWN, (_, open: string, close: string) => open + shown + close);
  if (text === '') return filled;
  // The list fills the inquiry: the sender's own words may be left out.
  return filled
    .replace(FIELD, (field) => field.replace(' disabled=""', () => ` value="${asciiHtml(text)}"`))
    .replace(MESSAGE, (message) => message.replace(' required=""', ''));
}
