import { createStored } from '#app/shared/stored-list/stored.ts';

/** What takes keys itself: a shortcut of one character works only while none of them has the focus (WCAG 2.1.4). */
const CONTROL =
  'a, button, input, textarea, select, summary, [contenteditable], [tabindex]:not([tabindex="-1"])';

/** What decides whether a key press calls the search. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/**
 * Whether a key press calls the search: `/` while no control has the focus, Ctrl+K or ⌘K anywhere. The K is known by its place, since
 * a Korean keyboard types ㅏ there.
 */
export function isSearchKey(event: KeyPress): boolean {
  if (event.isComposing || event.defaultPrevented || event.altKey) return false;
  if (event.ctrlKey || event.metaKey)
    return event.code === 'KeyK' || event.key.toLowerCase() === 'k';
  const { target } = event;
  return event.key === '/' && !(target instanceof Element && target.closest(CONTROL));
}

const OFF = 'off';

/** Whether `/` calls the search on this device, which a visitor may switch off (WCAG 2.1.4). */
const slash = createStored<boolean>({
  key: 'gamasan.slash',
  none: () => true,
  read: (text) => text !== OFF,
  write: (calls) => (calls ? null : OFF),
});

export const slashCalls = slash.get;

export const letSlashCall = (calls: boolean): void => void slash.update(() => calls);
