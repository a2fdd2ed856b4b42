/** Reads the fixed form in which the site puts products and conditions into an inquiry (app/shared/inquiry/inquiry-text.ts), for mail and desk. */
import { INQUIRY_WORDS } from './inquiry-words.ts';

/** A product as the sender asked for it; every part in the sender's words. */
export interface AskedProduct {
  readonly code: string;
  /** Name and category: what stands between code and quantity. */
  readonly details: readonly string[];
  /** Empty where the sender left it open. */
  readonly quantity: string;
  readonly note: string;
  /** Of a list that was pasted: the place in a plant, and the row as it was, where the code is not the row itself. */
  readonly tag: string;
  readonly pasted: string;
}

export interface InquiryText {
  /** Whether a quotation is asked for its products, and not advice or service. */
  readonly isQuote: boolean;
  readonly products: readonly AskedProduct[];
  /** `호칭경` and `DN 80`, as they were sent, of an installed valve too. */
  readonly conditions: readonly (readonly [name: string, value: string])[];
  /** The operating point alone, of them. */
  readonly point: readonly (readonly [name: string, value: string])[];
  /** Torque calculation and what the sender wants stated, a line each. */
  readonly sizing: readonly string[];
  readonly questions: readonly string[];
  /** What the sender wrote besides. */
  readonly words: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The messages with their gap as a group: `수량 {{quantity}}` as `^수량 (.+)$`. */
const pattern = (message: string): RegExp =>
  new RegExp(`^${escape(message).replace(/\\\{\\\{\w+\\\}\\\}/g, '(.+)')}$`, 's');

/** Headings of inquiries that were sent before they were renamed. */
const FORMER_QUESTIONS = ['[확인 요청]', '[Please state]'];

const FORMS = [INQUIRY_WORDS.ko, INQUIRY_WORDS.en].map((inquiry, place) => ({
  parts: [
    inquiry.kindHeading,
    inquiry.quoteHeading,
    inquiry.installedHeading,
    inquiry.serviceHeading,
    inquiry.pointHeading,
    inquiry.sizingHeading,
    inquiry.questionsHeading,
    FORMER_QUESTIONS[place] ?? '',
  ] as const,
  headingWords: inquiry.quoteHeadingInquiry,
  quantityOpen: inquiry.quantityOpen,
  said: {
    quantity: pattern(inquiry.quoteQuantity),
    tag: pattern(inquiry.quoteTag),
    pasted: pattern(inquiry.quotePasted),
    note: pattern(inquiry.quoteNote),
  },
}));
type Form = (typeof FORMS)[number];

/** The parts of a text without the one that lists its products. */
export const withoutProducts = (text: string): string =>
  text
    .split('\n\n')
    .filter((part, place, all) => {
      const isProducts = (each: string) => FORMS.some(({ parts }) => each.startsWith(parts[1]));
      return !isProducts(part) || all.findIndex(isProducts) !== place;
    })
    .join('\n\n');

/** A text that is not of that form is all words: nothing is lost, and nothing is guessed. */
export function readInquiryText(text: string): InquiryText {
  const lines = text.split('\n');
  const form = FORMS.find(({ parts }) => parts.some((heading) => heading === lines[0]));
  const end = form ? lines.indexOf(form.headingWords) : -1;
  if (!form || end < 0)
    return {
      isQuote: false,
      products: [],
      conditions: [],
      point: [],
      sizing: [],
      questions: [],
      words: text,
    };
  const linesOf = (heading: string): string[] => {
    const start = lines.indexOf(heading);
    if (start < 0 || start > end) return [];
    const stop = lines.indexOf('', start);
    return lines.slice(start + 1, stop < 0 ? end : Math.min(stop, end));
  };
  const [kind = [], products = [], retrofit = [], service = [], point = [], sizing = [], ...asked] =
    form.parts.map(linesOf);
  return {
    isQuote: kind.length === 0 && products.length > 0,
    products: products.flatMap((line) => productOf(line, form) ?? []),
    conditions: [
      ...kind.map((line) => `${form.parts[0].slice(1, -1)}: ${line}`),
      ...retrofit,
      ...service,
      ...point,
    ].map(namedValue),
    point: point.filter((line) => !form.said.note.test(line)).map(namedValue),
    sizing,
    questions: asked.flat().map((line) => line.replace(/^\d+\. /, '')),
    words: lines.slice(end + 1).join('\n'),
  };
}

function namedValue(line: string): readonly [name: string, value: string] {
  const colon = line.indexOf(': ');
  return colon < 0 ? ['', line] : [line.slice(0, colon), line.slice(colon + 2)];
}

const KINDS = ['quantity', 'tag', 'pasted', 'note'] as const;

function productOf(line: string, form: Form): AskedProduct | undefined {
  const [, content] = /^\d+\. (.+)$/.exec(line) ?? [];
  if (content === undefined) return undefined;
  const [code = '', ...parts] = content.split(' | ');
  const said = { quantity: '', tag: '', pasted: '', note: '' };
  const details: string[] = [];
  for (const part of parts) {
    // Before the patterns: the Korean words begin as a quantity does.
    if (part === form.quantityOpen) continue;
    const kind = KINDS.find((each) => form.said[each].test(part));
    if (kind) said[kind] = form.said[kind].exec(part)?.[1] ?? '';
    else details.push(part);
  }
  return { code, details, ...said };
}
