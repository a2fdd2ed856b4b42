import { createStored } from '#app/shared/stored-list/stored.ts';

/** The list that was pasted last, until it is put on the quote list: closing its dialog loses nothing. */
export const pastedText = createStored<string>({
  key: 'gamasan.pasted',
  none: () => '',
  read: (text) => text,
  write: (text) => (text.trim() === '' ? null : text),
});
