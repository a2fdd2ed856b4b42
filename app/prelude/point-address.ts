import { POINT_PARAMETERS } from '#contract/asked-query.ts';

/** Local-storage key of the operating point on this device: the query that says it, `?dn=150&pn=16`. */
export const POINT_STORAGE_KEY = 'gamasan.point';

/** A condition of the finder that is none of these, by its name in the address (app/shared/fit/finder-query.ts). */
const CONDITION =
  /[?&](?:q|p|category|family|application|brand|actuation|flange|ip|jis|rotation|phase|volt|air|oil)=[^&]/;

/** The page of the finder. */
export const isFinder = (pathname: string): boolean => /^\/products\/?$/.test(pathname);

/**
 * Whether an address asks the finder for something in other ways than by the operating point's own parameters: by a sentence (`q`), a
 * pressure with its kind (`p`), a category, a supply. Then it says the whole operating point, and what the device keeps adds nothing to
 * it: whoever opens a link sees what its sender saw.
 */
export const asksBesidesPoint = (pathname: string, search: string): boolean =>
  isFinder(pathname) && CONDITION.test(search);

/** Pages whose address carries the operating point: catalogue, product, finder, comparison and contact. */
export const carriesPoint = (pathname: string): boolean =>
  /^\/(?:products|compare|contact|support)(?:\/|$)/.test(pathname);

/** Pages whose products it judges: they show its bar. The inquiry has it among its own fields. */
export const judgesPoint = (pathname: string): boolean =>
  /^\/(?:products|compare)(?:\/|$)/.test(pathname);

/**
 * Opens the room of the operating point's bar before anything is painted, where the address or the device has one: it then
 * moves nothing when it is filled (app/features/operating-point/point-bar.tsx).
 */
export function openPointBar(): void {
  if (!judgesPoint(location.pathname)) return;
  const query = new URLSearchParams(location.search);
  let has = [...Object.values(POINT_PARAMETERS), 'p'].some((name) => query.get(name));
  try {
    has ||= localStorage.getItem(POINT_STORAGE_KEY) !== null;
  } catch {
    // Storage refused: the address alone decides.
  }
  if (has) document.documentElement.dataset['point'] = '';
}
