import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';

const MAX_NOTES = 6;
/** A sentence as it was typed, with the words before it. */
const MAX_LENGTH = 240;

/**
 * What a visitor said in one line and no filter knows: a medium, a JIS rating, or the whole line where words of it were
 * not understood. It goes out with the operating point, and the
 * device keeps it until then.
 */
export const noteList = createStoredList<string>({
  key: 'gamasan.notes',
  version: 1,
  limit: MAX_NOTES,
  parse: (value) => {
    const note = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
    return note === '' ? undefined : note.slice(0, MAX_LENGTH);
  },
});

export const useKeptNotes = (): readonly string[] => useStoredList(noteList);
