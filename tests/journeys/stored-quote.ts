import type { Page } from '@playwright/test';

/** An item of the quote list as the version before stored it, which the first page takes over; name and category are added where they are missing. */
interface StoredItem {
  readonly productCode: unknown;
  readonly category?: string;
  readonly size?: string;
  readonly quantity?: number | string;
  readonly entered?: string;
  readonly note?: string;
}

/** Puts products on the quote list before the visit begins; later pages of the visit keep what it makes of them. */
export async function storeQuote(
  page: Page,
  items: readonly (StoredItem | number)[],
  version = 1,
): Promise<void> {
  const full = items.map((item) =>
    typeof item === 'number' ? item : { productName: 'x', category: 'sirca-valves', ...item },
  );
  await page.addInitScript(
    (stored) => {
      if (sessionStorage['begun']) return;
      sessionStorage['begun'] = 'yes';
      localStorage['gamasan.quote'] = stored;
    },
    JSON.stringify({ version, items: full }),
  );
}

/** Has the device ask questions as the version before stored them, until the first page takes them over. */
export const storeQuestions = (page: Page, items: readonly object[]): Promise<unknown> =>
  page.addInitScript(
    (stored) => {
      if (!localStorage['gamasan.entries']) localStorage['gamasan.questions'] = stored;
    },
    JSON.stringify({ version: 1, items }),
  );

interface Kept {
  readonly product: { readonly code: string };
  readonly size: 'point' | { readonly text: string } | null;
  readonly quantity: string;
  readonly supply: { readonly phase: number } | null;
  readonly note: string;
  readonly off: object | null;
}

/** What the device has on the quote list now: `S30 DN 50 × 3, TAG-9`. `~` stands for a size that follows the operating point. */
export const storedQuote = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { entries } = JSON.parse(localStorage['gamasan.entries'] ?? '{"entries":[]}') as {
      entries: Kept[];
    };
    return entries
      .filter(({ off }) => !off)
      .map(({ product, size, quantity, supply, note }) => {
        const asked = size === 'point' ? ' ~' : size ? ` ${size.text}` : '';
        const count = quantity === '' ? '' : ` × ${quantity}`;
        const said = [supply ? `phase ${supply.phase}` : '', note].filter(Boolean);
        return [`${product.code}${asked}${count}`, ...said].join(', ');
      });
  });

/** The questions that the device has for the next inquiry: `S10: Maximum torque`. */
export const storedQuestions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { entries } = JSON.parse(localStorage['gamasan.entries'] ?? '{"entries":[]}') as {
      entries: { product: { code: string }; questions: string[] }[];
    };
    return entries.flatMap(({ product, questions }) =>
      questions.map((about) => `${product.code}: ${about}`),
    );
  });
