import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { makePhotos, type PhotoEntry } from './make.ts';
import type { PhotoError } from './read.ts';

const KNOWN = new Set(['s30/card', 's30/render', 'pqvf/render']);
const ALT = {
  ko: '볼 밸브 S30 사진: 파란 몸체',
  en: 'Photograph of the ball valve S30: blue body',
};

let root: string, folder: string, output: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'));
  folder = join(root, 'photos');
  output = join(root, 'out');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const lay = (name: string, data: Buffer | string) => writeFileSync(join(folder, name), data);
const describePhoto = (stem: string, alt: unknown = ALT) =>
  lay(`${stem}.json`, JSON.stringify(alt));
const make = () => makePhotos(folder, output, KNOWN);
const entry = (id: string) =>
  (JSON.parse(readFileSync(join(output, 'manifest.json'), 'utf8')) as Record<string, PhotoEntry>)[
    id
  ];
const file = (src: string) => join(output, 'files', src.replace('/pictures/photos/', ''));

/** A photograph-like picture: soft gradients, no flat colour. */
function photograph(width: number, height: number) {
  const raw = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = i % width,
      y = Math.floor(i / width);
    raw[3 * i] = 128 + 100 * Math.sin(x / 37);
    raw[3 * i + 1] = 128 + 100 * Math.sin(y / 29 + x / 91);
    raw[3 * i + 2] = (x * y) / 3000;
  }
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

async function faults() {
  const error = await make().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return (error as PhotoError).faults;
}

describe('a photograph laid in photos/', () => {
  test('gives both formats in two sizes, within the limit of a detail picture, with its words', async () => {
    lay('s30--render.jpg', await photograph(1600, 1200).jpeg({ quality: 90 }).toBuffer());
    describePhoto('s30--render');
    expect(await make()).toMatchObject({ made: 1, kept: 0 });
    const made = entry('s30/render');
    expect(made).toMatchObject({ alt: ALT, width: 640, height: 480 });
    expect(made?.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 640',
      'image/avif 1280',
      'image/webp 640',
      'image/webp 1280',
    ]);
    expect(statSync(file(made?.sources[0]?.src ?? '')).size).toBeLessThanOrEqual(18_000);
    for (const { src, width } of made?.sources ?? [])
      expect(await sharp(file(src)).metadata()).toMatchObject({ width });
  });

  test('is made upright, in sRGB, and says nothing of camera and place', async () => {
    const turned = photograph(1200, 800)
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6, icc: 'p3' });
    lay('pqvf--render.jpg', await turned.jpeg().toBuffer());
    describePhoto('pqvf--render');
    await make();
    const made = entry('pqvf/render');
    expect(made).toMatchObject({ width: 640, height: 960 });
    for (const { src } of made?.sources ?? []) {
      const metadata = await sharp(file(src)).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(metadata.icc).toBeUndefined();
      expect(metadata.orientation).toBeUndefined();
      expect(metadata.space).toBe('srgb');
      expect(readFileSync(file(src)).includes('Secret')).toBe(false);
    }
  });

  test('for a card is cut to 4 : 3 and at most 8 kB', async () => {
    lay('s30--card.png', await photograph(1000, 1000).png().toBuffer());
    describePhoto('s30--card');
    await make();
    const made = entry('s30/card');
    expect(made).toMatchObject({ width: 480, height: 360 });
    for (const { src } of made?.sources ?? [])
      expect(statSync(file(src)).size).toBeLessThanOrEqual(8000);
  });

  test('is not made again until it changes; what is gone leaves nothing behind', async () => {
    lay('s30--render.webp', await photograph(700, 500).webp().toBuffer());
    describePhoto('s30--render');
    await make();
    const first = entry('s30/render');
    describePhoto('s30--render', { ...ALT, en: 'Another text' });
    expect(await make()).toMatchObject({ made: 0, kept: 1 });
    expect(entry('s30/render')?.alt.en).toBe('Another text');
    lay('s30--render.webp', await photograph(720, 500).webp().toBuffer());
    expect(await make()).toMatchObject({ made: 1, kept: 0 });
    expect(() => statSync(file(first?.src ?? ''))).toThrow('ENOENT');
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    expect(await make()).toMatchObject({ made: 0, kept: 0 });
    expect(entry('s30/render')).toBeUndefined();
  });
});

describe('a photograph that cannot be used stops the build', () => {
  const good = () => photograph(700, 500).jpeg().toBuffer();

  test.each([
    ['s30--front.jpg', 'there is no picture "s30/front"', 's30--card, s30--render'],
    ['s30-render.jpg', 'there is no picture "s30-render"', 'Name it after a picture'],
    ['notes.txt', 'is no photograph', '.jpg'],
    ['s30--render.heic', 'is no photograph', 'Save it as'],
  ])('%s: %s', async (name, problem, remedy) => {
    lay(name, await good());
    describePhoto(name.replace(/\.\w+$/, ''));
    expect(await faults()).toEqual([
      {
        file: join(folder, name),
        problem: expect.stringContaining(problem) as string,
        remedy: expect.stringContaining(remedy) as string,
      },
    ]);
  });

  test.each([
    ['text under a picture’s name', () => Buffer.from('hello'), 'cannot be read as a picture'],
    ['an empty file', () => Buffer.alloc(0), 'cannot be read as a picture'],
    [
      'another format',
      () => photograph(700, 500).png().toBuffer(),
      'its name says jpeg and its bytes say png',
    ],
    ['half a file', async () => (await good()).subarray(0, 9000), 'is broken'],
    ['too small', () => photograph(300, 200).jpeg().toBuffer(), 'is 300 pixels wide'],
    [
      'too many pixels',
      () =>
        sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#345' } })
          .jpeg()
          .toBuffer(),
      '8000 × 5001 pixels',
    ],
  ])('%s', async (_, data, problem) => {
    lay('s30--render.jpg', await data());
    describePhoto('s30--render');
    const [fault] = await faults();
    expect(fault?.problem).toContain(problem);
    expect(fault?.remedy).not.toBe('');
  });

  test('more than 40 MB, without reading it', async () => {
    const handle = openSync(join(folder, 's30--render.jpg'), 'w');
    ftruncateSync(handle, 41_000_000);
    closeSync(handle);
    describePhoto('s30--render');
    expect((await faults())[0]?.problem).toBe('is 41 MB, more than 40 MB');
  });

  test('without words, with words in one language, with words for nothing: all are named at once', async () => {
    lay('s30--render.jpg', await good());
    lay('pqvf--render.jpg', await good());
    describePhoto('pqvf--render', { ko: '사진' });
    describePhoto('s30--card');
    const problems = (await faults()).map(
      ({ file, problem }) => `${file.split('/').at(-1)} ${problem}`,
    );
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(/pqvf--render.jpg its words are wrong: en /);
    expect(problems[1]).toBe('s30--card.json describes a photograph that is not there');
    expect(problems[2]).toBe('s30--render.jpg has no alternative text');
  });

  test('twice for one picture', async () => {
    lay('s30--render.jpg', await good());
    lay('s30--render.png', await photograph(700, 500).png().toBuffer());
    describePhoto('s30--render');
    expect((await faults())[0]?.problem).toContain('has another photograph already');
  });
});
