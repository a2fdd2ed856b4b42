/** Runs something when the page has loaded and the browser has nothing else to do. @returns what takes it back */
export function afterLoadWhenIdle(run: () => void): () => void {
  // Safari has no idle callback; a timer does.
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  const wait = () => void whenIdle(run);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => removeEventListener('load', wait);
}
