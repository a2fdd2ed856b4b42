/** The part of subset-font 2 that the fonts' step uses; the package has no types of its own. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all without it. */
    keepFeatures?: string[];
    /** Values or ranges of the variation axes to keep. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Every glyph; then there is no text. */
    keepAllGlyphs?: boolean;
  }

  /** The font cut down to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
