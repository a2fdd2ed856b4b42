/** PN of EN 1333 and classes of ASME B16.34 that a ladder always shows, so that gaps are seen. */
export const RATING_SERIES = { pn: [6, 10, 16, 25, 40, 63, 100], ansi: [150, 300, 600] } as const;

/** The stations of a ladder: the series, and what else is stated. */
export const ratingStations = (
  quantity: keyof typeof RATING_SERIES,
  stated: readonly number[],
): number[] => [...new Set([...RATING_SERIES[quantity], ...stated])].toSorted((a, b) => a - b);
