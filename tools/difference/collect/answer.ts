/** What the server of one commit answers, as it is kept in `.cache/difference`. */

/** One address, asked for as browsers do. */
export interface Answer {
  /** Path with query: `/products/s10?lang=en`. */
  readonly address: string;
  readonly status: number;
  /** Of the answer with Brotli; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** What each `Accept-Encoding` got: its `Content-Encoding`, and whether the content is the same as with Brotli. */
  readonly codings: Readonly<Record<string, string>>;
  /** Size of the content, bytes. */
  readonly bytes: number;
  /** The same after Brotli at the level of a release; what is not compressed, as it is. */
  readonly brotliBytes: number;
  /** SHA-256 of the content, hex. */
  readonly hash: string;
  /** The content of text formats, the words of a PDF, null for pictures, fonts and archives. */
  readonly text: string | null;
}

/** Path without query and origin. */
export const pathOf = (address: string): string => address.replace(/[?#].*/, '');
