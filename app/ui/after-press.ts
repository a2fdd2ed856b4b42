/**
 * Answers a press in two frames: the first shows that it was taken, as what was pressed is marked busy; what it asks for begins when that
 * frame is painted. So a slow device never looks as if nothing had happened.
 *
 * @param work what the press asks for; the mark goes when the promise settles
 */
export function afterPress(pressed: Element, work: () => void | Promise<void>): void {
  pressed.setAttribute('aria-busy', 'true');
  const run = async () => {
    try {
      await work();
    } finally {
      pressed.removeAttribute('aria-busy');
    }
  };
  requestAnimationFrame(() => void setTimeout(() => void run()));
}
