const RELOADED_KEY = 'gamasan.reloaded';

/** Loads the document anew; not a second time at the same address, which would not help: it then stays as it is, with links that work. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return;
    sessionStorage.setItem(RELOADED_KEY, location.href);
  } catch {
    return; // storage refused: nothing would end the reloading
  }
  location.reload();
}
