/** What is known of a valve that is installed already: for its retrofit or its service. In the visitor's words; nothing is compared with it. */
import {
  createStored,
  fromJson,
  isRecord,
  oneLine,
  useStored,
} from '#app/shared/stored-list/stored.ts';

export const INSTALLED_FIELDS = [
  'valve',
  'size',
  'load',
  'stem',
  'turns',
  'supply',
  'number',
] as const;
export type InstalledField = (typeof INSTALLED_FIELDS)[number];

export type InstalledValve = Readonly<Partial<Record<InstalledField, string>>>;

/** Longest text of a field. */
export const MAX_INSTALLED = 120;

const NOTHING: InstalledValve = {};

/** Kept on the device until the inquiry has arrived. */
export const installedStore = createStored<InstalledValve>({
  key: 'gamasan.installed',
  none: () => NOTHING,
  read: (text) => {
    const stored = fromJson(text);
    if (!isRecord(stored)) return undefined;
    return Object.fromEntries(
      INSTALLED_FIELDS.flatMap((field) => {
        const value = oneLine(stored[field], MAX_INSTALLED);
        return value === '' ? [] : [[field, value]];
      }),
    );
  },
  write: (value) => (isBlank(value) ? null : JSON.stringify(value)),
});

export const useInstalledValve = (): InstalledValve => useStored(installedStore, NOTHING);

const isBlank = (value: InstalledValve): boolean =>
  INSTALLED_FIELDS.every((field) => (value[field] ?? '').trim() === '');
