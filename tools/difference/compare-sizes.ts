/** How much visitors may fetch, by kind. */
import { extensionOf } from '#contract/static-host.ts';

import { type Answer, pathOf } from './collect/answer.ts';

const KINDS: Readonly<Record<string, readonly string[]>> = {
  html: ['html'],
  js: ['js', 'mjs'],
  css: ['css'],
  fonts: ['woff2'],
  pictures: ['avif', 'webp', 'jpg', 'png', 'svg', 'ico'],
  data: ['json', 'webmanifest', 'xml', 'txt'],
  pdf: ['pdf'],
};

export interface Sizes {
  readonly files: number;
  /** Bytes as they are, and after Brotli at the level of a release. */
  readonly raw: number;
  readonly brotli: number;
}

export interface SizeDifference {
  readonly kind: string;
  readonly before: Sizes;
  readonly after: Sizes;
}

const NOTHING: Sizes = { files: 0, raw: 0, brotli: 0 };

function kindOf({ address, headers }: Answer): string {
  if (headers['content-type']?.startsWith('text/html')) return 'html';
  const extension = extensionOf(pathOf(address));
  return (
    Object.entries(KINDS).find(([, endings]) => endings.includes(extension))?.[0] ?? 'downloads'
  );
}

/** Sums by kind; a content that stands at several addresses counts once for each. */
function sizesByKind(answers: readonly Answer[]): Map<string, Sizes> {
  const sizes = new Map<string, Sizes>();
  for (const answer of answers) {
    if (answer.bytes === 0) continue;
    const { files, raw, brotli } = sizes.get(kindOf(answer)) ?? NOTHING;
    sizes.set(kindOf(answer), {
      files: files + 1,
      raw: raw + answer.bytes,
      brotli: brotli + answer.brotliBytes,
    });
  }
  return sizes;
}

/** Every kind, changed or not, in a fixed order. */
export function compareSizes(
  before: readonly Answer[],
  after: readonly Answer[],
): SizeDifference[] {
  const then = sizesByKind(before);
  const now = sizesByKind(after);
  return [...Object.keys(KINDS), 'downloads'].map((kind) => ({
    kind,
    before: then.get(kind) ?? NOTHING,
    after: now.get(kind) ?? NOTHING,
  }));
}

export const isChanged = ({ before, after }: SizeDifference): boolean =>
  before.files !== after.files || before.raw !== after.raw || before.brotli !== after.brotli;
