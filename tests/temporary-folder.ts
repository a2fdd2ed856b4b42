import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder, which is gone when it is disposed of or `remove` is called. */
export function temporaryFolder(): Disposable & { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'valve-site-'));
  const remove = () => rmSync(path, { recursive: true, force: true });
  return { path, remove, [Symbol.dispose]: remove };
}
