import { writeFileSync } from 'node:fs';
import type { Bilingual } from '#models/lib/part.ts';
import { illustrations } from '#models/illustrations.ts';
import { models } from '#models/model-list.ts';
import { alternativeText, dimensionText } from './alternative-text.ts';
import type { Lock, LockedFile } from './lock.ts';

export const MANIFEST_FILE = 'content/pictures/manifest.json';

/** A picture as pages use it; read by `content/pictures.ts`. */
export interface ManifestEntry {
  id: string;
  model: string;
  view: string;
  /** The file that every browser can show. */
  src: string;
  width: number;
  height: number;
  /** Bytes of `src`. */
  bytes: number;
  /** Other formats and sizes, best first. */
  sources?: { type: string; src: string; width: number }[];
  alt: Bilingual;
  drawing: true;
  /** Whether the picture states dimensions; illustrations are not to scale. */
  scale: 'stated' | 'illustration';
}

/** The size whose drawing stands for PQVF where no size is chosen. */
const PQVF_SHOWN = 'pqvf-dn100/dimensions';

/** Collects every picture of the lock, sorted by id. */
export function manifestOf(lock: Lock): Record<string, ManifestEntry> {
  const files = new Map<string, LockedFile[]>();
  for (const made of Object.values(lock).flatMap((artefacts) => Object.values(artefacts))) {
    for (const file of made.files) {
      if (file.picture) files.set(file.picture.id, [...(files.get(file.picture.id) ?? []), file]);
    }
  }
  const entries = new Map([...files].map(([id, list]) => [id, entryOf(id, list)]));
  const shown = entries.get(PQVF_SHOWN);
  if (shown) entries.set('pqvf/dimensions', { ...shown, id: 'pqvf/dimensions', model: 'pqvf' });
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function entryOf(id: string, files: LockedFile[]): ManifestEntry {
  const [model = '', view = ''] = id.split('/');
  const [, valve, dn] = /^(pqvf|pqvi)-dn(\d+)$/.exec(model) ?? [];
  // Without a single-format file, the smallest WebP is what every browser can show.
  const plain =
    files.find(({ picture }) => !picture?.type) ??
    files.find(({ picture }) => picture?.type === 'image/webp');
  if (!plain?.picture) throw new Error(`${id} has no file that every browser can show`);
  const sources = files.flatMap(({ path, picture }) =>
    picture?.type ? [{ type: picture.type, src: address(path), width: picture.width }] : [],
  );
  return {
    id,
    model,
    view,
    src: address(plain.path),
    width: plain.picture.width,
    height: plain.picture.height,
    bytes: plain.bytes,
    ...(sources.length > 0 ? { sources } : {}),
    alt: dn ? dimensionText(valve === 'pqvi' ? 'pqvi' : 'pqvf', Number(dn)) : wordsFor(model, view),
    drawing: true,
    scale: dn ? 'stated' : 'illustration',
  };
}

function wordsFor(model: string, view: string): Bilingual {
  const entry = models[model];
  if (entry) return alternativeText(entry, view);
  const plate = illustrations[model]?.plates.find(({ name }) => name === view);
  if (!plate) throw new Error(`${model}/${view} is of no model and no illustration`);
  return plate.alt;
}

const address = (path: string) => path.replace(/^public/, '');

export function writeManifest(lock: Lock): void {
  writeFileSync(MANIFEST_FILE, `${JSON.stringify(manifestOf(lock), null, 1)}\n`);
}
