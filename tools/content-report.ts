/**
 * `npm run content:report`: what is to be confirmed with the supplier before going live. Each line names its file.
 */
import { readingContent } from '#content/end-with-faults.ts';

import { commandLine } from '#tools/command-line.mjs';

import { type ReportItem, SECTIONS } from './content-report/report-items.ts';

const USAGE = `npm run content:report [-- --strict]

Lists what is to be confirmed with the supplier before going live, each with its file.

  --strict   ends with 1 while anything that a public launch needs is left`;

const { values: options } = commandLine(USAGE, {
  options: { strict: { type: 'boolean', default: false } },
});

const { allReportItems } = await readingContent(() => import('./content-report/all-items.ts'));
const items = allReportItems();
print(items);

const blocking = items.filter(({ blocks }) => blocks);
console.log(
  blocking.length === 0
    ? '\nNothing that a public launch needs is left.'
    : `\n${blocking.length} points must be settled before a public launch (marked !).`,
);
if (options.strict && blocking.length > 0) process.exitCode = 1;

function print(all: readonly ReportItem[]): void {
  for (const [section, title] of Object.entries(SECTIONS)) {
    const found = all.filter((item) => item.section === section);
    console.log(`\n${title}: ${found.length}`);
    let heading = '';
    for (const { blocks, file, field, text } of found) {
      // The items of a file follow one another.
      if (file !== heading) console.log(`  ${file}`);
      heading = file;
      console.log(`    ${blocks ? '!' : ' '} ${field ? `${field}: ` : ''}${text}`);
    }
  }
}
