/** A year of the timeline; years without an event keep their place on the scale. */
export interface TimelineYear {
  year: number;
  events: {
    /** `1992-03`: for machines. */
    date: string;
    /** As shown beside the text where the source gives a month: `03`. */
    month: string;
    /** The sentence in parts, so that its keywords can be marked. */
    parts: { text: string; marked: boolean }[];
  }[];
}

/**
 * Lays events out on a scale of years, one division a year, and marks their keywords.
 *
 * @param events in order of date; dates are `1992` or `1992-03`
 */
export function timelineYears(
  events: readonly { date: string; text: string; keywords: readonly string[] }[],
): TimelineYear[] {
  const years = events.map(({ date }) => Number(date.slice(0, 4)));
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    events: events
      .filter(({ date }) => Number(date.slice(0, 4)) === first + index)
      .map(({ date, text, keywords }) => ({
        date,
        month: date.slice(5),
        parts: markKeywords(text, keywords),
      })),
  }));
}

/** Splits a sentence at its keywords; the longest keyword wins where two begin at the same place. */
export function markKeywords(
  text: string,
  keywords: readonly string[],
): { text: string; marked: boolean }[] {
  const words = keywords.filter((word) => word !== '').toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, marked: false }];
  const pattern = new RegExp(
    `(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
  );
  // Splitting by a group leaves the keywords at the odd places.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
