/**
 * Runs something when the page has loaded and the browser has nothing else to do.
 *
 * @returns a function that takes it back
 */
export function afterLoadWhenIdle(run: () => void): () => void {
  // Safari has no idle callback; a timer does.
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  let isTakenBack = false;
  const wait = () =>
    void whenIdle(() => {
      if (!isTakenBack) run();
    });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isTakenBack = true;
    removeEventListener('load', wait);
  };
}
