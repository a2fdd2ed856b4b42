import type { SupplyView } from '#app/shared/product/product-view.ts';
import type { Supply } from '#app/shared/quote/entries.ts';

/** A pressure or a range as the site writes it. */
const SPAN = /^\d{1,3}(?:\.\d{1,2})?(?:\.\.\d{1,3}(?:\.\d{1,2})?)?$/;

/** The pressures of air and oil that an address asks for, as the finder writes them: `air=6`; empty without any. */
export function mediaAsked(search: string): string {
  const query = new URLSearchParams(search);
  return ['air', 'oil']
    .flatMap((name) => {
      const value = query.get(name) ?? '';
      return SPAN.test(value) ? [`${name}=${value}`] : [];
    })
    .join('&');
}

/**
 * The supply of a product that an address asks for, under the names of finder and sizing: `?phase=3&volt=400`.
 *
 * @returns undefined where it asks for none, for none of them, or for more than one of them
 */
export function supplyAsked(
  supplies: readonly Pick<SupplyView, 'supply'>[],
  search: string,
): Supply | undefined {
  const query = new URLSearchParams(search);
  const [phase, volts] = [query.get('phase'), query.get('volt')];
  if (phase === null && volts === null) return undefined;
  const meant = supplies.filter(
    ({ supply }) =>
      (phase === null || String(supply.phase) === phase) &&
      (volts === null || (Number(volts) >= supply.min && Number(volts) <= supply.max)),
  );
  return meant.length === 1 ? meant[0]?.supply : undefined;
}
