import { useSyncExternalStore } from 'react';

import { POINT_STORAGE_KEY } from '#app/prelude/point-address.ts';
import { storedElsewhere } from '#app/shared/stored-list/stored-elsewhere.ts';
import { isEmptyPoint, NO_POINT, type OperatingPoint, pointOf, searchWithPoint } from './point.ts';

const noPoint = (): OperatingPoint => NO_POINT;

let kept: OperatingPoint | undefined;
let isStored = true;
const listeners = new Set<() => void>();

function read(): OperatingPoint {
  try {
    return pointOf(localStorage.getItem(POINT_STORAGE_KEY) ?? '');
  } catch {
    return NO_POINT; // storage refused: the point lives as long as the page
  }
}

/** The operating point that this device keeps, as it was last asked for; the same object until it changes. */
export function keptPoint(): OperatingPoint {
  listen();
  return (kept ??= read());
}

/** Keeps an operating point; an empty one is forgotten. */
export function keepPoint(point: OperatingPoint): void {
  if (searchWithPoint('', point) === searchWithPoint('', keptPoint())) return;
  kept = point;
  isStored = true;
  try {
    if (isEmptyPoint(point)) localStorage.removeItem(POINT_STORAGE_KEY);
    else localStorage.setItem(POINT_STORAGE_KEY, searchWithPoint('', point));
  } catch {
    isStored = false; // as above
  }
  for (const listener of listeners) listener();
}

/** Another tab may have changed it. */
const listen = storedElsewhere(POINT_STORAGE_KEY, () => {
  if (!isStored) return;
  kept = undefined;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The kept operating point; none while a document is rendered.
 *
 * @param isUsed whether the page goes by it, and not by its address: otherwise it is none, and a change of it renders nothing
 */
export const useKeptPoint = (isUsed: boolean): OperatingPoint =>
  useSyncExternalStore(subscribe, isUsed ? keptPoint : noPoint, noPoint);
