/**
 * Runs after the next frame: the browser shows at once that a press was taken, and the work that it asks for begins then.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
