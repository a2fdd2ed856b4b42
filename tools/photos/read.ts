import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';

import sharp from 'sharp';
import { z } from 'zod';

/** Largest file, in bytes, and largest picture, in pixels. */
const MOST_BYTES = 40_000_000;
const MOST_PIXELS = 40_000_000;
/** Smallest width of the upright picture, px: pages show it this wide. */
const LEAST_WIDTH = 640;

/** Accepted extensions, and the format that such a file must have. */
const FORMATS: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
};

/** Files that Windows puts into a folder of pictures. */
const SYSTEM_FILES: ReadonlySet<string> = new Set(['Thumbs.db', 'desktop.ini']);

const altText = z.strictObject({ ko: z.string().trim().min(1), en: z.string().trim().min(1) });

/** A photograph that may be used. */
export interface Photo {
  /** Id of the picture that it replaces: `s30/render`. */
  id: string;
  /** Name without extension: `s30--render`. */
  stem: string;
  path: string;
  alt: { ko: string; en: string };
  /** Of the file's bytes. */
  sha256: string;
  /** Upright, px. */
  width: number;
  height: number;
}

/** Why a file cannot be used, and what to do about it. */
export interface PhotoFault {
  file: string;
  problem: string;
  remedy: string;
}

/** Reports all faults of a folder at once. */
export class PhotoError extends Error {
  readonly faults: readonly PhotoFault[];

  constructor(faults: readonly PhotoFault[]) {
    const lines = faults.map(
      ({ file, problem, remedy }) => `  ${file}: ${problem}.\n    ${remedy}.`,
    );
    super(`Photographs that cannot be used (docs/pictures.md):\n${lines.join('\n')}`);
    this.name = 'PhotoError';
    this.faults = faults;
  }
}

/**
 * Reads and checks the photographs of a folder.
 *
 * @param known ids of the pictures that a photograph may replace
 * @throws {PhotoError} with every file that is misnamed, broken, too large, too small, no picture, or without alternative text
 */
export async function readPhotos(folder: string, known: ReadonlySet<string>): Promise<Photo[]> {
  const faults: PhotoFault[] = [];
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.') && !name.endsWith('.md') && !SYSTEM_FILES.has(name))
    .toSorted();
  const photos: Photo[] = [];
  const seen = new Set<string>();
  for (const name of names) {
    const file = join(folder, name);
    const fault = (problem: string, remedy: string) => faults.push({ file, problem, remedy });
    const { name: stem, ext } = parse(name);
    if (ext === '.json') {
      if (!names.some((other) => other !== name && parse(other).name === stem))
        fault(
          'describes a photograph that is not there',
          'Lay the photograph beside it, or remove it',
        );
      continue;
    }
    const format = FORMATS[ext.toLowerCase()];
    if (format === undefined) {
      fault('is no photograph', `Save it as ${Object.keys(FORMATS).join(', ')}, or remove it`);
      continue;
    }
    const id = stem.replace('--', '/');
    if (!known.has(id)) {
      fault(`there is no picture "${id}"`, remedyForName(id, known));
      continue;
    }
    if (seen.has(id)) fault(`"${id}" has another photograph already`, 'Keep one of them');
    seen.add(id);
    const alt = readAlt(join(folder, `${stem}.json`), fault);
    const size = await readSize(file, format, fault);
    if (alt && size) {
      const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
      photos.push({ id, stem, path: file, alt, sha256, ...size });
    }
  }
  if (faults.length > 0) throw new PhotoError(faults);
  return photos;
}

type Report = (problem: string, remedy: string) => void;

/** Suggests pictures of the same model, since a wrong name is most often a wrong view. */
function remedyForName(id: string, known: ReadonlySet<string>): string {
  const [model = ''] = id.split('/');
  const near = [...known].filter((other) => other.startsWith(`${model}/`));
  const list = near.length > 0 ? near : [...known].slice(0, 5);
  const names = list.map((other) => other.replace('/', '--')).join(', ');
  return `Name it after a picture, with -- for the slash: ${names}${near.length > 0 ? '' : ', …'}`;
}

function readAlt(file: string, fault: Report): Photo['alt'] | undefined {
  const remedy = `Write ${file} with {"ko": "…", "en": "…"}: what is to be seen, in both languages`;
  try {
    const result = altText.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (result.success) return result.data;
    const where = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    fault(`its words are wrong: ${where.join('; ')}`, remedy);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    fault(missing ? 'has no alternative text' : 'its words are no JSON', remedy);
  }
  return undefined;
}

async function readSize(file: string, format: string, fault: Report) {
  const { size } = statSync(file);
  if (size > MOST_BYTES) {
    fault(
      `is ${Math.round(size / 1e6)} MB, more than ${MOST_BYTES / 1e6} MB`,
      'Export it at a lower quality or smaller',
    );
    return undefined;
  }
  try {
    // Without a limit: sharp would refuse a huge picture before its size could be reported.
    const {
      autoOrient,
      format: found,
      width,
      height,
    } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    if (found !== format) {
      fault(
        `its name says ${format} and its bytes say ${found}`,
        'Export it again in the format it is named for',
      );
    } else if (width * height > MOST_PIXELS) {
      fault(
        `is ${width} × ${height} pixels, more than ${MOST_PIXELS / 1e6} million`,
        'Make it smaller; 2560 pixels across are plenty',
      );
    } else if (autoOrient.width < LEAST_WIDTH) {
      fault(
        `is ${autoOrient.width} pixels wide, less than ${LEAST_WIDTH}`,
        'Use a larger original',
      );
    } else {
      return { width: autoOrient.width, height: autoOrient.height };
    }
  } catch (error) {
    fault(`cannot be read as a picture (${reason(error)})`, 'Export it again from the original');
  }
  return undefined;
}

/** First line of an error of the image library. */
export const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
