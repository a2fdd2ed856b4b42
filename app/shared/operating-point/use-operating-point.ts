/** The operating point: the address's where its page carries one and it says one, else the one that this device keeps. */
import { useMemo, useSyncExternalStore } from 'react';

import { carriesPoint, POINT_STORAGE_KEY } from '#app/prelude/point-address.ts';
import { latestAddress } from '#app/router/router.ts';
import { useChangeQuery, useLocation } from '#app/router/router-provider.tsx';
import { createStored } from '#app/shared/stored-list/stored.ts';

import {
  type AskedPoint,
  askedPoint,
  isEmptyPoint,
  NO_POINT,
  type OperatingPoint,
  pointOf,
  searchWithPoint,
} from './point.ts';
import { noteOrigin } from './point-origin.ts';

const kept = createStored<OperatingPoint>({
  key: POINT_STORAGE_KEY,
  none: () => NO_POINT,
  read: pointOf,
  write: (point) => (isEmptyPoint(point) ? null : searchWithPoint('', point)),
});

/** The operating point that this device keeps, as it was last asked for; the same object until it changes. */
export const keptPoint = kept.get;

/** Keeps an operating point; an empty one is forgotten. */
export const keepPoint = (point: OperatingPoint): void =>
  void kept.update((before) =>
    searchWithPoint('', point) === searchWithPoint('', before) ? before : point,
  );

/** The operating point as it was last asked for. What is shown may follow a moment later. */
export function latestPoint(): OperatingPoint {
  const { pathname, search } = latestAddress();
  const asked = carriesPoint(pathname) ? pointOf(search) : NO_POINT;
  return isEmptyPoint(asked) ? keptPoint() : asked;
}

let latest: { search: string; asked: AskedPoint } | undefined;

/** `askedPoint`, read once for all components: on a list of products a hundred ask for it in one rendering. */
function askedOnce(search: string): AskedPoint {
  if (latest?.search !== search) latest = { search, asked: askedPoint(search) };
  return latest.asked;
}

const noPoint = (): OperatingPoint => NO_POINT;

/** The operating point that the page shows, and what of the address cannot be used. None while a document is rendered. */
export function useAskedPoint(): AskedPoint {
  const { pathname, search } = useLocation();
  const isInAddress = carriesPoint(pathname);
  // Where the address says it, a change of the kept one renders nothing.
  const own = useSyncExternalStore(kept.subscribe, isInAddress ? noPoint : keptPoint, noPoint);
  return useMemo(
    () => (isInAddress ? askedOnce(search) : { point: own, refused: [], repeated: [] }),
    [isInAddress, search, own],
  );
}

/** The operating point that the page shows. */
export const useOperatingPoint = (): OperatingPoint => useAskedPoint().point;

/** Takes the latest point asked for. */
export type ChangePoint = (update: (point: OperatingPoint) => OperatingPoint) => void;

/** Changes the operating point: on the device at once, in the address a moment later. */
export function useChangePoint(): ChangePoint {
  const changeQuery = useChangeQuery();
  return (update) => {
    const before = latestPoint();
    const point = update(before);
    noteOrigin(latestAddress().pathname, before, point);
    keepPoint(point);
    void changeQuery((search) => searchWithPoint(search, point), { everyPage: true });
  };
}
