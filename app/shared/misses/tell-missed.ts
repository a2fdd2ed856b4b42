import type { Language } from '#contract/address.ts';
import { countedWords, MISSES_PATH, type Miss, type MissKind } from '#contract/misses.ts';

/** What this page has told already: the same question twice is one. */
const told = new Set<string>();

/**
 * Tells the site's own server, once and as words alone; not at all for a browser that asks not to be followed (Global Privacy
 * Control). No answer is awaited.
 */
export function tellMissed(kind: MissKind, language: Language, typed: string): void {
  const words = countedWords(kind, typed);
  const refused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl;
  if (words === null || refused || told.has(words)) return;
  told.add(words);
  navigator.sendBeacon(MISSES_PATH, JSON.stringify({ kind, language, words } satisfies Miss));
}
