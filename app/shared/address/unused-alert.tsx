import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';

import type { Unused } from './read-parameter.ts';

/** What is said of an address that was not used as a whole, a sentence each; none where it was. */
export const unusedSentences = ({ refused, repeated }: Unused, t: Translate): string[] =>
  [
    refused.length > 0 && t('finder:refused', { values: refused.join(', ') }),
    repeated.length > 0 && t('finder:repeated', { values: repeated.join(', ') }),
  ].filter((sentence) => sentence !== false);

/** Says what of the address was not used, for as long as it stands there. */
export function UnusedAlert({ className, ...unused }: Unused & { className?: string | undefined }) {
  const { t } = useLocale();
  const sentences = unusedSentences(unused, t);
  if (sentences.length === 0) return null;
  return (
    <Alert kind="info" className={className}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
