/** The Content-Security-Policy of documents as every host sends it: one text, but for the hash of each document's styles. */

/** Where the hash of a document's style element stands in the policy of the manifest. */
export const STYLE_PLACE = '{style}';

/** What `dist/routes.json` says of it. */
interface DocumentPolicy {
  /** With `STYLE_PLACE` in it. */
  readonly header: string;
  /** `'sha256-…'` of the style element of every document file. */
  readonly styles: Readonly<Record<string, string>>;
}

/** The Content-Security-Policy header of a document file. */
export function policyOf({ policy }: { readonly policy: DocumentPolicy }, file: string): string {
  return policy.header.replace(STYLE_PLACE, policy.styles[file] ?? "'none'");
}
