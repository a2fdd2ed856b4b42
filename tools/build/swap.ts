import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/** An empty folder to build into; what a broken build left there is deleted. */
export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * Puts a finished build where the last one was. By renaming, so that whoever reads `dist/` finds one of the two whole and
 * never half of a build. Both folders must lie on one disk.
 */
export function swapIn(built: string, dist: string): void {
  const replaced = `${built}.replaced`;
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, replaced);
  renameSync(built, dist);
  rmSync(replaced, { recursive: true, force: true });
}
