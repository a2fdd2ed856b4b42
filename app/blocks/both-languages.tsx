import { translator } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './both-languages.module.css';

/** Sentences that the specification gives in Korean: an English page shows them too, smaller (readings.md). */
export type KoreanSentence =
  | 'catalogue:empty'
  | 'catalogue:subcategoryNotFound'
  | 'product:loading';

/** The Korean sentence under the English one; nothing on a Korean page. */
export function BothLanguages({ message }: { message: KoreanSentence }) {
  const { language } = useLocale();
  if (language === 'ko') return null;
  return (
    <p lang="ko" className={styles.korean}>
      {translator('ko')(message)}
    </p>
  );
}
