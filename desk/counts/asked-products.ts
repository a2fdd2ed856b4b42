/** What was asked about most, out of the inquiries themselves: what spam names, or one that was merged into another, does not count. */
import type { DatabaseSync } from 'node:sqlite';

import { readInquiryText } from '#contract/inquiry-text.ts';
import { readQuantity } from '#contract/quantity.ts';
import { namedProduct } from '#desk/inquiries/product-links.ts';

export interface AskedProduct {
  /** As the site shows it; what no product of the site is, as it was sent. */
  readonly code: string;
  readonly path: string | undefined;
  /** How many inquiries name it. */
  readonly inquiries: number;
  /** Pieces in all, where a number was given. */
  readonly pieces: number;
}

/** More is not read for a page that somebody waits for: so many inquiries, or so many letters where some are very long. */
export const INQUIRIES_READ = 20_000;
const LETTERS_READ = 8_000_000;

export interface AskedProducts {
  readonly products: readonly AskedProduct[];
  /** When the oldest inquiry that was read arrived, where older ones of the period were not; milliseconds since 1970. */
  readonly readFrom?: number;
}

/** Products of the inquiries since a moment, the one that most inquiries name first. */
export function askedProducts(database: DatabaseSync, since: number): AskedProducts {
  const rows = database
    .prepare(
      `SELECT i.inquiry, i.received_at FROM inquiry i JOIN desk_inquiry d ON d.inquiry_id = i.id
       WHERE i.received_at >= ? AND d.state <> 'spam' AND d.merged_into IS NULL
       ORDER BY i.received_at DESC`,
    )
    .iterate(since);
  const asked = new Map<string, AskedProduct>();
  let [inquiries, letters] = [0, 0];
  let readFrom: number | undefined;
  for (const row of rows) {
    const text = String(row['inquiry']);
    inquiries += 1;
    letters += text.length;
    if (inquiries > INQUIRIES_READ || letters > LETTERS_READ) break;
    readFrom = Number(row['received_at']);
    countInto(asked, text);
  }
  const isCut = inquiries > INQUIRIES_READ || letters > LETTERS_READ;
  return {
    products: [...asked.values()].toSorted(
      (a, b) => b.inquiries - a.inquiries || b.pieces - a.pieces || a.code.localeCompare(b.code),
    ),
    ...(isCut && readFrom !== undefined && { readFrom }),
  };
}

function countInto(asked: Map<string, AskedProduct>, text: string): void {
  const named = new Set<string>();
  for (const { code: line, quantity } of readInquiryText(text).products) {
    const { code, path } = namedProduct(line) ?? { code: line, path: undefined };
    const { inquiries, pieces } = asked.get(code) ?? { inquiries: 0, pieces: 0 };
    asked.set(code, {
      code,
      path,
      inquiries: inquiries + (named.has(code) ? 0 : 1),
      pieces: pieces + (readQuantity(quantity)?.count ?? 0),
    });
    named.add(code);
  }
}
