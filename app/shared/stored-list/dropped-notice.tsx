import { compareList } from '#app/shared/compare/compare-list.ts';
import { questionList } from '#app/shared/questions/question-list.ts';
import { quoteList } from '#app/shared/quote/quote-list.ts';
import { type StoredList, useDropped } from './stored-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

/** Says that something which the device kept, from an older version or another hand, could not be used. */
export function DroppedNotice() {
  const { t } = useLocale();
  return (
    <>
      <Dropped list={quoteList} text={t('quote:dropped')} />
      <Dropped list={questionList} text={t('quote:questionsDropped')} />
      <Dropped list={compareList} text={t('compare:dropped')} />
    </>
  );
}

/** Fetched in the rare case that there is something to say. */
const alert = lazyChunk(() => import('./dropped-alert.tsx'));

function Dropped<T>({ list, text }: { list: StoredList<T>; text: string }) {
  return useDropped(list) ? <Notice list={list} text={text} /> : null;
}

function Notice<T>(props: { list: StoredList<T>; text: string }) {
  const chunk = useChunk(alert);
  return chunk.status === 'ready' ? <chunk.value.DroppedAlert {...props} /> : null;
}
