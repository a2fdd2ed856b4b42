/** Where the form posts to (readings.md, "Settings": `FORM_ENDPOINT`, `FORM_KEY`, `FORM_PROJECT`). */
export interface FormTarget {
  /** Origin of a hosted service; null for the service that comes with this site's server. */
  endpoint: string | null;
  formKey: string;
  project: string | null;
  /** Address that a browser without scripts posts to. */
  action: string;
}
