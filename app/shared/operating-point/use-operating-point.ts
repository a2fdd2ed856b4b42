import { useMemo } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { latestAddress, useChangeQuery } from '#app/shared/address/change-query.ts';

import { keepPoint, keptPoint, useKeptPoint } from './kept-point.ts';
import { carriesPoint } from '#app/prelude/point-address.ts';
import {
  type AskedPoint,
  askedPoint,
  isEmptyPoint,
  type OperatingPoint,
  pointOf,
  searchWithPoint,
} from './point.ts';

/**
 * The operating point as it was last asked for: the address's where it has one, else the device's. What is shown may follow a
 * moment later.
 */
export function latestPoint(): OperatingPoint {
  const { pathname, search } = latestAddress();
  const asked = carriesPoint(pathname) ? pointOf(search) : {};
  return isEmptyPoint(asked) ? keptPoint() : asked;
}

let latest: { search: string; asked: AskedPoint } | undefined;

/** `askedPoint`, read once for all components: on a list of products a hundred ask for it in one rendering. */
function askedOnce(search: string): AskedPoint {
  if (latest?.search !== search) latest = { search, asked: askedPoint(search) };
  return latest.asked;
}

/** The operating point that the page shows, and what of the address cannot be used. */
export function useAskedPoint(): AskedPoint {
  const { pathname, search } = useLocation();
  const isInAddress = carriesPoint(pathname);
  const kept = useKeptPoint(!isInAddress);
  return useMemo(
    () => (isInAddress ? askedOnce(search) : { point: kept, refused: [], repeated: [] }),
    [isInAddress, search, kept],
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
    const point = update(latestPoint());
    keepPoint(point);
    changeQuery((search) => searchWithPoint(search, point), { everyPage: true });
  };
}
