import { useEffect, useMemo } from 'react';

import { useLocation } from '#app/router/router-provider.tsx';
import { unusedSentences } from '#app/shared/address/unused-alert.tsx';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { parseQuery, textsIn } from '#app/shared/fit/finder-query.ts';
import { useReadable } from '#app/shared/operating-point/words-chunk.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';

import { refusedIn } from './refused-query.ts';
import { keepNotes, keepWritten, notedLines } from './sentence-notes.ts';

/** Says what of the address the finder could not use, until a condition is changed: the address is then written anew. */
export function RefusedNote({ data }: { data: FinderData }) {
  const { t } = useLocale();
  const { search } = useLocation();
  const isRead = useReadable(textsIn(search));
  const { refused, repeated, words, written, notes, sentence } = useMemo(
    () => refusedIn(isRead ? search : '', data),
    [search, data, isRead],
  );
  useEffect(() => {
    if (notes.length > 0 || sentence !== undefined)
      keepNotes({ notes, unread: words, typed: sentence ?? '' }, t);
  }, [notes, words, sentence, t]);
  useEffect(() => keepWritten({ written }), [written]);
  const lines = [
    ...unusedSentences({ refused, repeated }, t),
    ...notedLines(notes, words, t),
    ...(parseQuery(search, data).jisK === undefined ? [] : [t('finder:jis')]),
  ];
  if (lines.length === 0) return null;
  return (
    <Alert kind="info" className="anywhere foot12">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
