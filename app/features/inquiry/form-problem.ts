/** Something wrong beside the six fields that keeps the form from being sent, such as a product's quantity. */
export interface FormProblem {
  /** Id of its field. */
  readonly id: string;
  /** In the page's language. */
  readonly message: string;
}
