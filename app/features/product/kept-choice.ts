import { useLocation } from '#app/router/router-provider.tsx';
import type { NamedSize, Product, Supply } from '#app/shared/quote/entries.ts';
import { readEntry } from '#app/shared/quote/read-quote.ts';
import { createStored, fromJson, isRecord, useStored } from '#app/shared/stored-list/stored.ts';

/** What is chosen for a quote, as far as the visitor has chosen it. */
export interface Choice {
  /** `undefined`: that of the operating point or of the address, where the product has it; null for none. */
  size?: NamedSize | null | undefined;
  supply: Supply | null;
  quantity: string;
}
type Choices = Readonly<Record<string, Choice & { product: Product }>>;

const NONE: Choices = {};
/** So many pages back a choice is kept. */
const MOST = 30;

/** By history entry, for the session of the tab. */
const choices = createStored<Choices>({
  key: 'gamasan.choices',
  none: () => NONE,
  read: (text) => {
    const stored = fromJson(text);
    if (!isRecord(stored)) return undefined;
    return Object.fromEntries(
      Object.entries(stored).flatMap(([place, value]) => {
        const entry = isRecord(value) ? readEntry({ ...value, id: place }) : undefined;
        if (!entry) return [];
        const { product, supply, quantity, size } = entry;
        const isChosen = isRecord(value) && 'size' in value && size !== 'point';
        return [[place, { product, supply, quantity, ...(isChosen && { size }) }]];
      }),
    );
  },
  write: (value) => JSON.stringify(value),
  storage: () => (typeof window === 'undefined' ? undefined : window.sessionStorage),
});

/**
 * What is chosen on the page of a product. It is there again when the visitor comes back to that page, also from a file that the browser
 * opened in its place.
 *
 * @returns what was chosen, undefined where nothing was yet; and what changes a part of it, given what the page shows so far. Two
 *   changes of one moment are both kept, as those of a visitor who was quicker than the scripts.
 */
export function useKeptChoice(
  product: Product,
): [Choice | undefined, (next: Partial<Choice>, shown: Choice) => void] {
  const { key } = useLocation();
  const { product: of, ...kept } = useStored(choices, NONE)[key] ?? { product: undefined };
  return [
    of?.code === product.code ? (kept as Choice) : undefined,
    (next, shown) =>
      void choices.update((all) => {
        const others = Object.entries(all).filter(([place]) => place !== key);
        const own = all[key];
        const before = own?.product.code === product.code ? own : shown;
        const { size, supply, quantity } = { ...before, ...next };
        const chosen = { product, supply, quantity, ...(size !== undefined && { size }) };
        return Object.fromEntries([...others.slice(1 - MOST), [key, chosen]]);
      }),
  ];
}
