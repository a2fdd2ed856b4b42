import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { Wording } from '#app/shared/fit/judge.ts';
import { judgeChunk } from '#app/shared/fit/judge-chunk.ts';
import { useChunk } from '#app/ui/lazy-chunk.ts';
import { VerdictStack } from '#app/shared/fit/verdict.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import type { Found } from './finder.ts';
import styles from './result-table.module.css';

/** How a product matches the conditions, and the way to the sleeve guide where a sleeve has to be chosen. */
export function MatchResult({
  found: { item, match },
  sleeve,
  wording,
}: {
  found: Found;
  /** Address of its sleeve guide, if it has one. */
  sleeve: string | undefined;
  wording: Wording;
}) {
  const { t } = useLocale();
  const judge = useChunk(judgeChunk);
  if (!match) return null;
  const verdict =
    judge.status === 'ready'
      ? judge.value.inWords(item, match, wording)
      : // Its words are on their way.
        { item, match, points: [] };
  const asksSleeve =
    match.result === 'in-range' && match.points.some(({ key }) => key === 'sleeve');
  return (
    <>
      <VerdictStack verdict={verdict} />
      {asksSleeve && sleeve !== undefined && (
        <TextLink as={LocalizedLink} to={sleeve} className={styles.guide}>
          {t('finder:sleeve.title')}
        </TextLink>
      )}
    </>
  );
}
