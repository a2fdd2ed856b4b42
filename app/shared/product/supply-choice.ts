import type { SupplyView } from './product-view.ts';

/** The mains that somebody has, as the finder and the sizing tool ask for it. */
interface Mains {
  phase?: number | undefined;
  /** V */
  voltage?: number | undefined;
}

/** Names in the address: the finder's own. */
const PHASE = 'phase';
const VOLTAGE = 'volt';

/** The part of an address that takes the mains along to a product's page: `?phase=3&volt=400`. */
export function supplySearch({ phase, voltage }: Mains): string {
  const query = new URLSearchParams();
  if (phase !== undefined) query.set(PHASE, String(phase));
  if (voltage !== undefined) query.set(VOLTAGE, String(voltage));
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * The supply of a product that an address asks for.
 *
 * @returns undefined where it asks for none, for none of them, or for more than one of them
 */
export function supplyAsked(
  supplies: readonly SupplyView[],
  search: string,
): SupplyView | undefined {
  const query = new URLSearchParams(search);
  const [phase, volts] = [query.get(PHASE), query.get(VOLTAGE)];
  if (phase === null && volts === null) return undefined;
  const meant = supplies.filter(
    (supply) =>
      (phase === null || String(supply.phase) === phase) &&
      (volts === null || (Number(volts) >= supply.min && Number(volts) <= supply.max)),
  );
  return meant.length === 1 ? meant[0] : undefined;
}
