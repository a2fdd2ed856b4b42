import { type ChunkFailure, ChunkLoadError } from '#app/ui/lazy-chunk.ts';

/** What was not found. */
export type Problem = 'page' | 'product' | 'subcategory';

const PROBLEMS: readonly string[] = ['page', 'product', 'subcategory'] satisfies Problem[];

/** Categories whose unknown subcategories are not found instead of falling back (spec §2). */
const STRICT_CATEGORIES = /^\/products\/(?:electric|special|pinch-valve)\/[^/]+\/?$/;
const PRODUCT = /^\/products\/[^/]+\/[^/]+\/[^/]+\/?$/;

/**
 * What a 404 is about.
 *
 * @param data of the error response: `{ kind }` where a loader threw it. A page's data file that does not exist says
 *   nothing; then the shape of the address decides.
 * @param pathname of the address asked for
 */
export function problemOf(data: unknown, pathname: string): Problem {
  const kind = (data as { kind?: unknown } | null | undefined)?.kind;
  if (typeof kind === 'string' && PROBLEMS.includes(kind)) return kind as Problem;
  if (PRODUCT.test(pathname)) return 'product';
  return STRICT_CATEGORIES.test(pathname) ? 'subcategory' : 'page';
}

/**
 * The type of a load that failed, or undefined where the error is something else. Browsers name a failed import in
 * words of their own.
 */
export function failureOf(error: unknown): ChunkFailure | undefined {
  if (error instanceof ChunkLoadError) return error.failure;
  const words = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script|module script failed/i.test(words)
    ? 'error'
    : undefined;
}
