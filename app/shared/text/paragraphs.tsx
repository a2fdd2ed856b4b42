import { SourceMark } from '#app/shared/table/sources.tsx';

import styles from './paragraphs.module.css';

/**
 * Running text at a readable measure; `mark` is the number of the source of its figures.
 *
 * @param marks of single paragraphs whose figures have a source of their own
 */
export function Paragraphs({
  texts,
  marks,
  mark,
}: {
  texts: readonly string[];
  marks?: readonly (number | undefined)[];
  mark?: number | undefined;
}) {
  return (
    <div className={styles.prose}>
      {texts.map((text, index) => {
        const number = marks?.[index] ?? (index === texts.length - 1 ? mark : undefined);
        return (
          <p key={text}>
            {text}
            {number !== undefined && <SourceMark number={number} />}
          </p>
        );
      })}
    </div>
  );
}
