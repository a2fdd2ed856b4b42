/** Something wrong beside the six fields that keeps the form from being sent, such as a product's quantity. */
export interface FormProblem {
  /** Id of the part of the page that it is in. */
  readonly id: string;
  /** In the page's language. */
  readonly message: string;
  /** Gives the focus to its control. */
  readonly focus: () => void;
}
