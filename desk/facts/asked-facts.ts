/** Which open question is asked most, by product and fact, out of the inquiries themselves. */
import type { DatabaseSync } from 'node:sqlite';

import { products } from '#content/index.ts';
import { keysOfQuestion } from '#content/questions.ts';
import type { Product } from '#content/schema/product.ts';
import { readInquiryText } from '#contract/inquiry-text.ts';
import { INQUIRIES_READ } from '#desk/counts/asked-products.ts';
import { namedProduct } from '#desk/inquiries/product-links.ts';
import type { FactKey } from '#facts/keys.ts';
import { questions } from '#facts/rows.ts';

export interface AskedFact {
  readonly product: Product;
  readonly key: FactKey;
  /** How many inquiries ask for it. */
  readonly inquiries: number;
  /** The newest of them. */
  readonly newest: number;
}

/** What is still open, the most asked first. A spam's or a merged inquiry's questions do not count. */
export function askedFacts(database: DatabaseSync): AskedFact[] {
  const rows = database
    .prepare(
      `SELECT i.id, i.inquiry FROM inquiry i JOIN desk_inquiry d ON d.inquiry_id = i.id
       WHERE d.state <> 'spam' AND d.merged_into IS NULL ORDER BY i.received_at DESC LIMIT ${INQUIRIES_READ}`,
    )
    .iterate();
  const asked = new Map<string, AskedFact>();
  for (const { id, inquiry } of rows) {
    const named = new Map<string, { product: Product; key: FactKey }>();
    for (const line of readInquiryText(String(inquiry)).questions)
      for (const each of factsAsked(line)) named.set(`${each.product.id} ${each.key}`, each);
    for (const [name, each] of named) {
      const known = asked.get(name);
      asked.set(name, {
        ...each,
        inquiries: (known?.inquiries ?? 0) + 1,
        newest: known?.newest ?? Number(id),
      });
    }
  }
  return [...asked.values()]
    .filter(({ product, key }) => questions(product.facts).some((each) => each.key === key))
    .toSorted((a, b) => b.inquiries - a.inquiries || b.newest - a.newest);
}

/** `SIRCA S50: 중량`: the facts that a line of an inquiry asks for. */
function factsAsked(line: string): { product: Product; key: FactKey }[] {
  const colon = line.indexOf(': ');
  const named = colon < 0 ? undefined : namedProduct(line.slice(0, colon));
  const product = named && products.find(({ path }) => path === named.path);
  if (!product) return [];
  return keysOfQuestion(product, line.slice(colon + 2)).map((key) => ({ product, key }));
}
