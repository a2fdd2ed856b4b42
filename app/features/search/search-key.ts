/** Where a letter is typed rather than meant as a command. */
const EDITABLE =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]';

/** What decides whether a key press calls the search. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/**
 * Whether a key press calls the search: `/` outside of fields, Ctrl+K or ⌘K anywhere. The K is known by its place, since
 * a Korean keyboard types ㅏ there.
 */
export function isSearchKey(event: KeyPress): boolean {
  if (event.isComposing || event.defaultPrevented || event.altKey) return false;
  if (event.ctrlKey || event.metaKey)
    return event.code === 'KeyK' || event.key.toLowerCase() === 'k';
  const { target } = event;
  return event.key === '/' && !(target instanceof Element && target.closest(EDITABLE));
}
