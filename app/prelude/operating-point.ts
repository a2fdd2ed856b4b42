import { carriesPoint, POINT_PARAMETERS, POINT_STORAGE_KEY } from './point-address.ts';

/**
 * Opens the room of the operating point's bar before anything is painted, where the address or the device has one: it then
 * moves nothing when it is filled (app/features/operating-point/point-bar.tsx).
 */
export function openPointBar(): void {
  if (!carriesPoint(location.pathname)) return;
  const query = new URLSearchParams(location.search);
  let has = Object.values(POINT_PARAMETERS).some((name) => query.get(name));
  try {
    has ||= localStorage.getItem(POINT_STORAGE_KEY) !== null;
  } catch {
    // Storage refused: the address alone decides.
  }
  if (has) document.documentElement.dataset['point'] = '';
}
