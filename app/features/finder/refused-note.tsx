import { useEffect, useMemo } from 'react';

import { useLocation } from '#app/router/router-provider.tsx';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';

import styles from './finder.module.css';
import { refusedIn } from './refused-query.ts';
import { keepNotes, notedLines } from './sentence-note.tsx';

/** Says what of the address the finder could not use, until a condition is changed: the address is then written anew. */
export function RefusedNote({ data }: { data: FinderData }) {
  const { t } = useLocale();
  const { search } = useLocation();
  const { values, repeated, words, notes, sentence } = useMemo(
    () => refusedIn(search, data.choices),
    [search, data.choices],
  );
  useEffect(() => {
    if (notes.length > 0 || sentence !== undefined)
      keepNotes({ notes, unread: words, typed: sentence ?? '' }, t);
  }, [notes, words, sentence, t]);
  const lines = [
    values.length > 0 && t('finder:refused', { values: values.join(', ') }),
    repeated.length > 0 && t('finder:repeated', { values: repeated.join(', ') }),
    ...notedLines(notes, words, t),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Alert kind="info" className={styles.refused}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
