import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { storedElsewhere } from '#app/shared/stored-list/stored-elsewhere.ts';

import { UNIT_SYSTEMS, type UnitSystem } from './units.ts';

/** Local-storage key of the visitor's choice, and the part of the query that holds it where an address is shared. */
const STORAGE_KEY = 'gamasan.units';
const PARAMETER = 'units';

/** What the source states its values in: the choice of whoever has made none. */
const STATED: UnitSystem = 'si';

let chosen: UnitSystem | undefined;
let isStored = true;
const listeners = new Set<() => void>();

const systemOf = (text: string | null | undefined): UnitSystem | undefined =>
  UNIT_SYSTEMS.find((system) => system === text);

function stored(): UnitSystem {
  try {
    chosen ??= systemOf(localStorage.getItem(STORAGE_KEY)) ?? STATED;
  } catch {
    chosen ??= STATED; // storage refused: the choice lives as long as the page
  }
  return chosen;
}

/** Chosen in another tab. */
const listen = storedElsewhere(STORAGE_KEY, () => {
  if (!isStored) return;
  chosen = undefined;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a choice on the device and shows it everywhere. */
export function chooseUnits(system: UnitSystem): void {
  chosen = system;
  isStored = true;
  try {
    localStorage.setItem(STORAGE_KEY, system);
  } catch {
    isStored = false; // as above
  }
  for (const listener of listeners) listener();
}

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
  return query.size > 0 ? `?${query}` : '';
}

/** Found once for all that shows a measured value (`units-provider.tsx`): on a list of products two hundred ask. */
export const UnitsContext = createContext<UnitSystem>(STATED);

/** The units to show. */
export const useUnits = (): UnitSystem => useContext(UnitsContext);

/** The units of the address, else the device's. A document is rendered with the stated ones. */
export function useAskedUnits(): UnitSystem {
  const { search } = useLocation();
  const own = useSyncExternalStore(subscribe, stored, () => STATED);
  return unitsFromSearch(search) ?? own;
}
