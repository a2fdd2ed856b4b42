/** Names of those who do something at the desk. */
import type { Language } from '#contract/address.ts';

import { FRAME } from './frame.ts';

/** In the log, where the desk has no accounts. */
export const THIS_MACHINE = 'local';

/** The name as the staff read it. */
export const personName = (person: string, language: Language): string =>
  person === THIS_MACHINE ? FRAME[language].thisMachine : person;
