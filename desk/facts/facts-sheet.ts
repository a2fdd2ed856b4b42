/** The list to confirm for Excel: for whoever edits the content. */
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import type { Sheet } from '#desk/sheets/sheet.ts';
import { FACTS } from '#desk/texts/facts.ts';
import { personName } from '#desk/texts/persons.ts';
import { longTime } from '#desk/texts/times.ts';

import { readFacts } from './facts.ts';

/** The table. */
export function factsSheet(
  database: DatabaseSync,
  language: Language,
): Sheet<ReturnType<typeof readFacts>[number]> {
  const t = FACTS[language];
  return {
    name: t.title,
    columns: [
      { name: t.fact, width: 70, value: ({ fact }) => fact.subject[language] },
      { name: t.answer, width: 60, value: ({ answer }) => answer?.answer ?? '' },
      { name: t.confirmed, width: 12, value: ({ answer }) => (answer?.confirmed ? t.yes : '') },
      {
        name: t.who,
        width: 14,
        value: ({ answer }) => (answer ? personName(answer.person, language) : ''),
      },
      { name: t.when, width: 18, value: ({ answer }) => (answer ? longTime(answer.at) : '') },
      { name: t.file, width: 44, value: ({ fact }) => fact.file },
      { name: t.field, width: 24, value: ({ fact }) => fact.field },
    ],
    rows: readFacts(database),
  };
}
