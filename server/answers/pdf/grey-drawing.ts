/** Shares of red, green and blue in the lightness of a colour (ITU-R BT.709). */
const SHARES = [0.2126, 0.7152, 0.0722] as const;

const greyOf = (colour: string): string => {
  const lightness = SHARES.reduce(
    (sum, share, at) => sum + share * Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16),
    0,
  );
  const part = Math.round(lightness).toString(16).padStart(2, '0');
  return `#${part.repeat(3)}`;
};

/** A drawing for black print: as on light paper, its colours grey. */
export const greyDrawing = (svg: string): string =>
  svg
    // For dark paper alone.
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/#[\da-f]{6}\b/gi, greyOf);
