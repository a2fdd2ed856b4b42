import { writeFileSync } from 'node:fs';
import type { Bilingual } from '#models/lib/part.ts';
import type { PictureFile } from './artefact.ts';
import { illustrations } from '#models/illustrations.ts';
import { models } from '#models/model-list.ts';
import { alternativeText, dimensionText } from './alternative-text.ts';
import { LOCK_FILE, type Lock, type LockedFile } from './lock.ts';

export const MANIFEST_FILE = 'content/pictures/manifest.json';

/** A picture, as `content/pictures.ts` reads it. */
export interface ManifestEntry {
  id: string;
  model: string;
  view: string;
  /** Address of the file that every browser can show. */
  src: string;
  width: number;
  height: number;
  /** Bytes of `src`. */
  bytes: number;
  /** Address of the picture with English words, where it has words; `src` has Korean ones. */
  english?: string;
  /** The same views one above the other, for narrow screens. */
  upright?: { src: string; english: string; width: number; height: number };
  /** Other formats and sizes, best first. */
  sources?: { type: string; src: string; width: number }[];
  alt: Bilingual;
  drawing: true;
  /** Whether the picture states dimensions; illustrations are not to scale. */
  scale: 'stated' | 'illustration';
}

/** Dimension drawing shown where no size of PQVF is chosen. */
const PQVF_DEFAULT = 'pqvf-dn100/dimensions';

/** Every picture in the lock, sorted by id. */
export function manifestOf(lock: Lock): Record<string, ManifestEntry> {
  const files = new Map<string, LockedFile[]>();
  for (const made of Object.values(lock).flatMap((artefacts) => Object.values(artefacts))) {
    for (const file of made.files) {
      if (file.picture) files.set(file.picture.id, [...(files.get(file.picture.id) ?? []), file]);
    }
  }
  const entries = new Map([...files].map(([id, list]) => [id, entryOf(id, list)]));
  const dimensions = entries.get(PQVF_DEFAULT);
  if (dimensions)
    entries.set('pqvf/dimensions', { ...dimensions, id: 'pqvf/dimensions', model: 'pqvf' });
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function entryOf(id: string, files: LockedFile[]): ManifestEntry {
  const [model = '', view = ''] = id.split('/');
  const [, valve, dn] = /^(pqvf|pqvi)-dn(\d+)$/.exec(model) ?? [];
  // Where all files have a type, the first WebP is the one that every browser can show.
  const plain =
    files.find(({ picture }) => !picture?.type && !picture?.variant) ??
    files.find(({ picture }) => picture?.type === 'image/webp');
  if (!plain?.picture) throw new Error(`${id} has no file that every browser can show`);
  const sources = files.flatMap(({ path, picture }) =>
    picture?.type ? [{ type: picture.type, src: address(path), width: picture.width }] : [],
  );
  const variant = (name: PictureFile['variant']) =>
    files.find(({ picture }) => picture?.variant === name);
  const [english, upright, uprightEnglish] = [
    variant('en'),
    variant('upright'),
    variant('upright-en'),
  ];
  return {
    id,
    model,
    view,
    src: address(plain.path),
    width: plain.picture.width,
    height: plain.picture.height,
    bytes: plain.bytes,
    ...(english && { english: address(english.path) }),
    ...(upright?.picture &&
      uprightEnglish && {
        upright: {
          src: address(upright.path),
          english: address(uprightEnglish.path),
          width: upright.picture.width,
          height: upright.picture.height,
        },
      }),
    ...(sources.length > 0 ? { sources } : {}),
    alt: dn
      ? dimensionText(valve === 'pqvi' ? 'pqvi' : 'pqvf', Number(dn))
      : alternativeTextOf(model, view),
    drawing: true,
    scale: dn ? 'stated' : 'illustration',
  };
}

function alternativeTextOf(model: string, view: string): Bilingual {
  const entry = models[model];
  if (entry) return alternativeText(entry, view);
  const picture = illustrations[model]?.pictures.find(({ name }) => name === view);
  if (!picture)
    throw new Error(`${model}/${view} is in ${LOCK_FILE}, but no model or illustration has it`);
  return picture.alt;
}

const address = (path: string) => path.replace(/^public/, '');

export function writeManifest(lock: Lock): void {
  writeFileSync(MANIFEST_FILE, `${JSON.stringify(manifestOf(lock), null, 1)}\n`);
}
