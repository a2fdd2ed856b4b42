import { oneLine } from '#app/shared/stored-list/stored.ts';
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
  limit: MAX_NOTES,
  parse: (value) => {
    const note = oneLine(value, MAX_LENGTH);
    return note === '' ? undefined : note;
  },
});

export const useKeptNotes = (): readonly string[] => useStoredList(noteList);
