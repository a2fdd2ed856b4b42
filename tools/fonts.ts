/**
 * The site's typeface: Pretendard cut down to the characters that the site's own texts hold, in slices that browsers
 * fetch as they need them (docs/decisions/0004-fonts.md). Run by the build and by `npm run fonts`. Does nothing where the
 * characters are those of the last run.
 */
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { commandLine } from './command-line.mjs';
import { slicesOf, unicodeRange } from './fonts/characters.ts';
import { type VerticalMetrics, verticalMetrics } from './fonts/sfnt.ts';

/** In this order in the style sheet: where ranges overlap, browsers take the later one. */
const SLICES = ['hangul', 'rare', 'latin'] as const;
const OUT = 'app/styles/fonts.gen';
const SOURCES = ['content/**/*.ts', 'app/**/*.{ts,tsx,css}'];
/**
 * Texts that a visitor in search of a product does not meet: guides, glossary, gallery and company pages, and what is said after an
 * inquiry. What syllables they alone hold is fetched where it is shown.
 */
const ASIDE =
  /^content\/(?:guides\/|gallery\/|glossary|sleeve-steps|search-answers|company\/(?!brand|contact|home))|^app\/i18n\/messages\/ko\/(?:company|errors|inquiry|offline|receipt|search)\.ts/;
/** Files whose texts no page shows. */
const NOT_SHOWN = /fonts\.gen|\.test\.tsx?$|block-examples\.ts$|drawn-words\.ts$/;
/** Lists that no page shows: spellings that the glossary rejects, words that ask for an answer of the search. */
const LISTS_NOT_SHOWN = /\b(?:avoid|words): \[[^\]]*\]/g;
/** Weights that style sheets use; syllables are not set in 300 (fonts/prepare.py). */
const WEIGHTS = { min: 300, max: 700 };
/** Kerning, and figures of one width. Not `calt`: it writes the x of a code between two figures as a multiplication sign. */
const FEATURES = ['kern', 'tnum'];
const FAMILY = 'Gamasan Sans';
/** Raise it when this program changes, so that unchanged characters do not keep the old files. */
const REVISION = 9;

/**
 * System fonts that are shown until the web font has loaded, tried in this order. `size` (size-adjust) makes them as wide
 * as the web font, so that no line breaks elsewhere when it arrives: the width of all English lines of the site (and
 * of a Hangul syllable, 0.864 em, for Korean fonts) in ours, divided by theirs, measured at each weight. Not measured: own width.
 */
const STAND_INS: readonly (readonly StandIn[])[] = [
  // Metrically the same: Windows and macOS have the first, Linux the second.
  [
    { weight: '300 400', local: ['Arial', 'Liberation Sans', 'Helvetica'], size: 1.005 },
    { weight: '500', local: ['Arial', 'Liberation Sans', 'Helvetica'], size: 1.023 },
    { weight: '600', local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], size: 0.974 },
    { weight: '700', local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], size: 0.991 },
  ],
  // Android.
  [
    { weight: '300 500', local: ['Roboto'], size: 1.01 },
    { weight: '600 700', local: ['Roboto Bold', 'Roboto-Bold'], size: 1.037 },
  ],
  [{ weight: '300 700', local: ['Noto Sans CJK KR', 'Noto Sans KR'], size: 0.939 }],
  [{ weight: '300 700', local: ['Apple SD Gothic Neo'], size: 1 }],
  [{ weight: '300 700', local: ['Malgun Gothic'], size: 1 }],
];

interface StandIn {
  weight: string;
  /** Full names, best first. */
  local: string[];
  size: number;
}

/** Made of Pretendard by fonts/prepare.py. */
const SYLLABLES = 'fonts/GamasanTxt-hangul.woff2';
const OTHERS = 'fonts/GamasanTxt-latin.woff2';

const USAGE = `npm run fonts [-- FILE …]

Cuts the typeface down to the characters of the site's own texts, and of further files or patterns.`;

const { positionals } = commandLine(USAGE, { allowPositionals: true });
const texts = await textsOf([...SOURCES, ...positionals]);
const slices = slicesOf(texts.common, texts.aside);
const syllables = await readFile(SYLLABLES);
const others = await readFile(OTHERS);
const key = createHash('sha256')
  .update(JSON.stringify([REVISION, slices, WEIGHTS, FEATURES, FAMILY, STAND_INS]))
  .update(syllables)
  .update(others)
  .digest('hex');
const names = SLICES.filter((name) => slices[name] !== '');

if (await isUpToDate()) {
  console.log(`  ${names.length} font files, unchanged`);
} else {
  await write();
}

async function write(): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  for (const name of names) {
    const file = await subsetFont(name === 'latin' ? others : syllables, slices[name], {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
    });
    await writeFile(join(OUT, `${name}.woff2`), file);
    console.log(
      `  ${name}: ${Array.from(slices[name]).length} characters, ${(file.length / 1000).toFixed(0)} kB`,
    );
  }
  await writeFile(join(OUT, 'deferred.css'), fetchedFaces());
  await writeFile(
    join(OUT, 'stand-ins.css'),
    standInFaces(verticalMetrics(await subsetFont(others, ' ', { targetFormat: 'sfnt' }))),
  );
  // Written last, so that an interrupted run is repeated.
  await writeFile(join(OUT, 'key'), key);
}

async function isUpToDate(): Promise<boolean> {
  try {
    for (const file of [...names.map((name) => `${name}.woff2`), 'deferred.css', 'stand-ins.css'])
      await stat(join(OUT, file));
    return (await readFile(join(OUT, 'key'), 'utf8')) === key;
  } catch {
    return false;
  }
}

async function textsOf(patterns: string[]): Promise<Record<'common' | 'aside', string[]>> {
  const found = { common: [] as string[], aside: [] as string[] };
  for await (const file of glob(patterns)) {
    if (NOT_SHOWN.test(file) || !(await stat(file)).isFile()) continue;
    const text = (await readFile(file, 'utf8')).replaceAll(LISTS_NOT_SHOWN, '');
    found[ASIDE.test(file) ? 'aside' : 'common'].push(text);
  }
  return found;
}

/** `unicode-range` of a slice: all syllables that no later slice has, or exactly the slice's characters. */
function rangeOf(name: (typeof SLICES)[number]): string {
  return name === 'hangul' ? 'U+ac00-d7a3' : unicodeRange(slices[name]);
}

/** The sheet that documents load after everything else (app/prelude/deferred-fonts.ts). */
function fetchedFaces(): string {
  const faces = names.map(
    (name) => `@font-face {
  font-family: '${FAMILY}';
  src: url('./${name}.woff2') format('woff2');
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  unicode-range: ${rangeOf(name)};
}`,
  );
  return `/* Written by tools/fonts.ts. */\n${faces.join('\n')}\n`;
}

/**
 * Fonts of the visitor's machine until ours have come. Every document holds them (tools/build/document-template.ts), so they are
 * written as short as they can be.
 */
function standInFaces(metrics: VerticalMetrics): string {
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  return STAND_INS.flatMap((family, index) =>
    family.map(({ weight, local, size }) => {
      const descriptors = {
        'font-family': `'${FAMILY} Fallback ${index + 1}'`,
        src: local.map((name) => `local(${name})`).join(),
        'font-weight': weight,
        'size-adjust': percent(size),
        'ascent-override': percent(metrics.ascent / size),
        'descent-override': percent(metrics.descent / size),
        'line-gap-override': percent(metrics.lineGap / size),
      };
      return `@font-face{${Object.entries(descriptors)
        .map(([name, value]) => `${name}:${value}`)
        .join(';')}}`;
    }),
  ).join('');
}
