/** Facts that the supplier has confirmed since the entries were written: one file a product, exported from the desk. */
import { filed, importEntries } from './entry-files.ts';
import type { EntryModule } from './entry-files.ts';
import type { Filed } from './cross-checks.ts';
import { type ConfirmedFact, confirmedFacts, type ConfirmedFacts } from './schema/confirmed.ts';

// As in products.ts: Vite knows the files when it builds, plain Node looks for them.
const modules: Record<string, EntryModule<ConfirmedFacts>> = import.meta.env
  ? import.meta.glob<EntryModule<ConfirmedFacts>>('./confirmed/*.ts', { eager: true })
  : await importEntries('confirmed/*.ts');

export const confirmed = filed(modules);

/** The confirmed facts of a product; none of a file that does not fit its schema, which the check of the content reports. */
export const confirmedOf = (
  product: string,
  files: readonly Filed<ConfirmedFacts>[] = confirmed,
): readonly ConfirmedFact[] =>
  files.flatMap(({ entry }) =>
    entry?.product === product ? (confirmedFacts.safeParse(entry).data?.facts ?? []) : [],
  );
