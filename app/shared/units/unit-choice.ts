import { searchOf } from '#contract/address.ts';
import { createContext, useContext } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { createStored, useStored } from '#app/shared/stored-list/stored.ts';

import { UNIT_SYSTEMS, type UnitSystem } from '#facts/units.ts';

/** Local-storage key of the visitor's choice, and the part of the query that holds it where an address is shared. */
const STORAGE_KEY = 'gamasan.units';
const PARAMETER = 'units';

/** What the source states its values in: the choice of whoever has made none. */
const STATED: UnitSystem = 'si';

const systemOf = (text: string | null | undefined): UnitSystem | undefined =>
  UNIT_SYSTEMS.find((system) => system === text);

const store = createStored<UnitSystem>({
  key: STORAGE_KEY,
  none: () => STATED,
  read: systemOf,
  write: (system) => system,
});

/** Keeps a choice on the device and shows it everywhere. */
export const chooseUnits = (system: UnitSystem): void => void store.update(() => system);

/** The system that an address asks for; what is unknown, empty or said twice is ignored. */
export function unitsFromSearch(search: string): UnitSystem | undefined {
  const values = new URLSearchParams(search).getAll(PARAMETER);
  return values.length === 1 ? systemOf(values[0]) : undefined;
}

/** The query with a choice in it: `units=imperial`, nothing for the stated values. */
export function searchWithUnits(search: string, system: UnitSystem): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  if (system !== STATED) query.set(PARAMETER, system);
  return searchOf(query);
}

/** Found once for all that shows a measured value (`units-provider.tsx`): on a list of products two hundred ask. */
export const UnitsContext = createContext<UnitSystem>(STATED);

/** The units to show. */
export const useUnits = (): UnitSystem => useContext(UnitsContext);

/** The units of the address, else the device's. A document is rendered with the stated ones. */
export function useAskedUnits(): UnitSystem {
  const { search } = useLocation();
  const own = useStored(store, STATED);
  return unitsFromSearch(search) ?? own;
}
