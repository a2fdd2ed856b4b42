/** Names of those who do something at the desk. */
import type { Language } from '#contract/address.ts';

import { FRAME } from './frame.ts';

/** In the log, where the desk has no accounts. */
export const THIS_MACHINE = 'local';

/** In the log, for what was done by `npm run inquiries`. */
export const COMMAND_LINE = 'command-line';

/** The name as the staff read it. */
export function personName(person: string, language: Language): string {
  if (person === THIS_MACHINE) return FRAME[language].thisMachine;
  return person === COMMAND_LINE ? FRAME[language].commandLine : person;
}
