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
      `SELECT i.id, i.inquiry, (SELECT json_group_array(code || ': ' || about) FROM further_question WHERE inquiry_id = i.id) AS further
       FROM inquiry i JOIN desk_inquiry d ON d.inquiry_id = i.id
       WHERE d.state <> 'spam' AND d.merged_into IS NULL ORDER BY i.received_at DESC LIMIT ${INQUIRIES_READ}`,
    )
    .iterate();
  const asked = new Map<string, AskedFact>();
  for (const { id, inquiry, further } of rows) {
    const lines = [
      ...readInquiryText(String(inquiry)).questions,
      ...(JSON.parse(String(further)) as string[]),
    ];
    // An inquiry counts once, however often it asks.
    const named = new Map(
      lines.flatMap(factsAsked).map((each) => [`${each.product.id} ${each.key}`, each] as const),
    );
    for (const [name, each] of named) {
      const { inquiries = 0, newest = Number(id) } = asked.get(name) ?? {};
      asked.set(name, { ...each, inquiries: inquiries + 1, newest });
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
