/** `npm run vitals`: what the pages took in visitors' browsers, as the embedded collector has counted it. */
import { existsSync } from 'node:fs';

import { type Language, LANGUAGES } from '#contract/address.ts';
import { type Device, DEVICES, METRICS } from '#contract/vitals.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { readDataDir } from '#server/settings.ts';
import { GOOD_VITALS, shownVital } from '#server/vitals/good-vitals.ts';
import { readVitals, VITALS_DAYS, type VitalsSummary } from '#server/vitals/vitals-table.ts';

import { commandLine, positiveInteger, refuse, runCommand, UserError } from './command-line.mjs';

const USAGE = `npm run vitals [-- --days N] [-- --language ko|en] [-- --device phone|tablet|desktop]

Prints what the pages took in visitors' browsers: for each kind of page and metric the median and, after the stroke, what three of four
visits did not exceed. A mark (!) stands where the latter is more than what web.dev calls good. Values are at most 5 % off, since only
counts are kept. Pages report where VITALS_URL=/vitals was set when the site was built (.env.example).

  --days N     of the last N days, today included (28; at most ${VITALS_DAYS} are kept)
  --language   of one language only
  --device     of one kind of device only`;

function cell(summary: VitalsSummary | undefined): string {
  if (!summary) return '–';
  const { metric, median, p75 } = summary;
  return `${shownVital(metric, median)} / ${shownVital(metric, p75)}${p75 > GOOD_VITALS[metric] ? ' !' : ''}`;
}

/** Rows of cells as lines, in columns. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function table(summaries: readonly VitalsSummary[]): string {
  const pages = [...new Set(summaries.map(({ page }) => page))];
  return columns([
    ['page', 'visits', ...METRICS],
    ...pages.map((page) => {
      const own = summaries.filter((summary) => summary.page === page);
      const visits = Math.max(...own.map(({ count }) => count));
      const cells = METRICS.map((metric) => cell(own.find((each) => each.metric === metric)));
      return [page, String(visits), ...cells];
    }),
    ['good, up to', '', ...METRICS.map((metric) => shownVital(metric, GOOD_VITALS[metric]))],
  ]);
}

const { values } = commandLine(USAGE, {
  options: {
    days: { type: 'string', default: '28' },
    language: { type: 'string' },
    device: { type: 'string' },
  },
});

/** The word that an option's text is, or the end of the process. */
function oneOf<T extends string>(
  option: string,
  words: readonly T[],
  text: string | undefined,
): T | undefined {
  const word = words.find((each) => each === text);
  return (
    word ??
    (text === undefined
      ? undefined
      : refuse(`--${option} wants ${words.join(' or ')}, not "${text}".`))
  );
}
const days = positiveInteger('days', values.days);
const language = oneOf<Language>('language', LANGUAGES, values.language);
const device = oneOf<Device>('device', DEVICES, values.device);

await runCommand(() => {
  loadEnvFile();
  const dataDir = readDataDir(process.env);
  if (!existsSync(databaseFile(dataDir)))
    throw new UserError(`There is no ${databaseFile(dataDir)}: the server has not run yet.`);
  const database = openDatabase(dataDir, { readOnly: true });
  try {
    const summaries = readVitals(database, {
      days,
      ...(language !== undefined && { language }),
      ...(device !== undefined && { device }),
    });
    console.log(
      summaries.length > 0
        ? table(summaries)
        : 'Nothing has been reported. Was the site built with VITALS_URL=/vitals?',
    );
  } finally {
    database.close();
  }
});
