import { createHash } from 'node:crypto';
import type { Workbench } from './model-build.ts';

/** How a picture is named in the manifest, before its alternative text. */
export interface PictureFile {
  /** `<model>/<view>`. */
  id: string;
  /** px. */
  width: number;
  height: number;
  /** MIME type of a further format; without it the file is the picture's `src`. */
  type?: string;
}

/** A file that the pipeline makes. */
export interface MadeFile {
  /** Path in the repository, `public/…`. */
  path: string;
  data: Buffer;
  picture?: PictureFile;
  /** Longest it may be on the wire, bytes. */
  limit?: number;
}

/** One step of the pipeline: the files that come out of it together. */
export interface Artefact {
  name: string;
  /** `import.meta.url` of its module: its imports are part of the content hash. */
  source: string;
  /** Whether a model has it. */
  applies(bench: Workbench): boolean;
  make(bench: Workbench): Promise<MadeFile[]>;
}

/** Most bytes on the wire, a thousand to the kilobyte (issue "Pictures, drawings and CAD files", figures). */
export const CARD_LIMIT = 8_000;
export const DETAIL_LIMIT = 18_000;
export const VIEWER_LIMIT = 95_000;

export const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 20);
