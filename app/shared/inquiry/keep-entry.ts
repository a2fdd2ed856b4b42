import type { UnitSystem } from '#facts/units.ts';

/** Keeps the words in which a value was entered, by code that comes with the first entry: no first visit needs it. */
export function keepEntry(field: string, text: string, system: UnitSystem): void {
  if (text.trim() === '') return;
  // Without the words the value goes out in SI all the same.
  void import('./kept-entries.ts').then(
    (entries) => entries.keepEntry(field, text, system),
    () => undefined,
  );
}
