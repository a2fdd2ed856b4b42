/** What is known of a product that is installed already: for its retrofit or its service. In the visitor's words; nothing is compared with it. */
import {
  createStored,
  fromJson,
  isRecord,
  oneLine,
  useStored,
} from '#app/shared/stored-list/stored.ts';

/** The fields of each kind of inquiry; what both ask is kept where the kind changes. */
export const INSTALLED_FIELDS = {
  retrofit: ['valve', 'size', 'load', 'stem', 'turns', 'supply', 'number'],
  service: ['product', 'nameplate', 'size', 'number', 'fault'],
} as const;
export type InstalledKind = keyof typeof INSTALLED_FIELDS;
export type InstalledField = (typeof INSTALLED_FIELDS)[InstalledKind][number];

const ALL: readonly InstalledField[] = [
  ...new Set(Object.values(INSTALLED_FIELDS).flatMap((fields) => [...fields])),
];

export type InstalledValve = Readonly<Partial<Record<InstalledField, string>>>;

/** Longest text of a field. */
export const MAX_INSTALLED = 240;

const NOTHING: InstalledValve = {};

/** Kept on the device until the inquiry has arrived. */
export const installedStore = createStored<InstalledValve>({
  key: 'gamasan.installed',
  none: () => NOTHING,
  read: (text) => {
    const stored = fromJson(text);
    if (!isRecord(stored)) return undefined;
    return Object.fromEntries(
      ALL.flatMap((field) => {
        const value = oneLine(stored[field], MAX_INSTALLED);
        return value === '' ? [] : [[field, value]];
      }),
    );
  },
  write: (value) => (isBlank(value) ? null : JSON.stringify(value)),
});

export const useInstalledValve = (): InstalledValve => useStored(installedStore, NOTHING);

const isBlank = (value: InstalledValve): boolean =>
  ALL.every((field) => (value[field] ?? '').trim() === '');
