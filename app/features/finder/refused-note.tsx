import { useEffect, useMemo } from 'react';

import { useLocation } from '#app/router/router-provider.tsx';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';

import styles from './finder.module.css';
import { refusedIn } from './refused-query.ts';

/** Says what of the address the finder could not use, until a condition is changed: the address is then written anew. */
export function RefusedNote({ data }: { data: FinderData }) {
  const { t } = useLocale();
  const { search } = useLocation();
  const { values, words, notes } = useMemo(
    () => refusedIn(search, data.choices),
    [search, data.choices],
  );
  useEffect(() => {
    if (notes.length > 0) noteList.set(notes);
  }, [notes]);
  const lines = [
    values.length > 0 && t('finder:refused', { values: values.join(', ') }),
    notes.length > 0 && t('finder:noted', { list: notes.join(', ') }),
    words.length > 0 && t('finder:notUnderstood', { list: words.join(', ') }),
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
