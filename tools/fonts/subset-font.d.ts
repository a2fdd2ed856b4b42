/** The part of subset-font 2 that the fonts' step uses; the package has no types of its own. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all without it. */
    keepFeatures?: string[];
  }

  /** The font cut down to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
