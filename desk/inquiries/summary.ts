/** An inquiry on one line: what is asked for, and the customer's own sentence. */
import type { Language } from '#contract/address.ts';
import { readInquiryText } from '#contract/inquiry-text.ts';
import { quantityText, readQuantity, sumOf } from '#contract/quantity.ts';
import { namedProduct } from '#desk/inquiries/product-links.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';

const SENTENCE_MAX = 120;
const CODE_MAX = 24;

export interface Summary {
  /** `S50 외 2 · 4대`; empty where no products are listed. */
  readonly positions: string;
  readonly sentence: string;
}

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** What every letter begins with says nothing. */
const GREETING =
  /^(?:(?:안녕하(?:세요|십니까)|수고(?:하십니다|많으십니다)|dear (?:sir|madam|all)[^,.\n]*|hello|hi)[\s,.!~?]*)+/i;

/** The line. Without words of the customer's own, what is said of an installed valve and asked. */
export function summaryOf(inquiry: string, language: Language): Summary {
  const t = INQUIRIES[language];
  const { products, words, conditions, questions } = readInquiryText(inquiry);
  // A pasted list is for the open inquiry to show.
  const sentences = words.replace(/^.*\t.*$/gm, ' ');
  const said = (sentences.trim() || words).replace(/\s+/g, ' ').trim();
  const own = said.replace(GREETING, '') || said;
  const other = [...conditions.map(([, value]) => value), ...questions].join(', ');
  const [first] = products;
  if (!first) return { positions: '', sentence: cut(own || other, SENTENCE_MAX) };
  const code = namedProduct(first.code)?.shortCode ?? cut(first.code, CODE_MAX);
  const sum = sumOf(products.flatMap(({ quantity }) => readQuantity(quantity) ?? []));
  const positions = [
    products.length > 1 ? t.andOthers(code, products.length - 1) : code,
    ...(sum ? [quantityText(sum, language)] : []),
  ].join(' · ');
  return { positions, sentence: cut(own || other, SENTENCE_MAX) };
}
