/** What tests start and make, and when it ends. */
import { afterAll, afterEach, beforeEach } from 'vitest';

import { temporaryFolder } from './temporary-folder.ts';

/** A new folder for each test of the file. Called before other hooks, so that it is removed after they have run. */
export function folderForEachTest(): { readonly path: string } {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => void (folder = temporaryFolder()));
  afterEach(() => folder.remove());
  return {
    get path() {
      return folder.path;
    },
  };
}

/** Ends what it is given after the last test of the file, the latest first. */
export function untilTestsEnd(): AsyncDisposableStack {
  const stack = new AsyncDisposableStack();
  afterAll(() => stack.disposeAsync());
  return stack;
}
