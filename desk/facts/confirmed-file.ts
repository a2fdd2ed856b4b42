/** Confirmed facts as files of the content: `content/confirmed/<product>.ts`. */
import type { DatabaseSync } from 'node:sqlite';

import type { ConfirmedFacts } from '#content/schema/confirmed.ts';

import { asConfirmed, confirmedByProduct } from './proposals.ts';

export interface ContentFile {
  /** Below `content/confirmed/`: `s50.ts`. */
  readonly name: string;
  readonly entry: ConfirmedFacts;
  readonly text: string;
}

/** One file a product that has confirmed facts. */
export const confirmedFiles = (database: DatabaseSync): ContentFile[] =>
  [...confirmedByProduct(database)].map(([product, proposals]) => {
    const entry = { product, facts: proposals.map(asConfirmed) };
    return { name: `${product}.ts`, entry, text: fileText(entry) };
  });

// JSON is TypeScript: whatever a text holds, it stays a text.
const fileText = (entry: ConfirmedFacts): string =>
  `/** What the supplier has confirmed. Written by \`npm run facts -- export\`: it is changed at the desk, not here. */
import type { ConfirmedFacts } from '#content/schema/confirmed.ts';

const confirmed: ConfirmedFacts = ${JSON.stringify(entry, null, 2)};

export default confirmed;
`;
