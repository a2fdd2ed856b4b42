/**
 * Runs outside the event of a press: browsers show at once that it was taken, and the work that it asks for begins then.
 * Not at a frame: that is one more to wait for, and nothing is shown sooner.
 */
export function afterPress(run: () => void): void {
  setTimeout(run);
}
