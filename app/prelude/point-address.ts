/** Names of the operating point's values in the address (readings.md, "Inquiry"). */
export const POINT_PARAMETERS = {
  size: 'dn',
  pn: 'pn',
  ansi: 'class',
  bar: 'bar',
  temperature: 'temp',
  torque: 'torque',
} as const;

/** Local-storage key of the operating point on this device: the query that says it, `?dn=150&pn=16`. */
export const POINT_STORAGE_KEY = 'gamasan.point';

/** Pages whose address carries the operating point: catalogue, product, finder, comparison and contact. */
export const carriesPoint = (pathname: string): boolean =>
  /^\/(?:products|compare|contact|support)(?:\/|$)/.test(pathname);
