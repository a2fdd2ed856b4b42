import { SourceMark } from '#app/shared/table/sources.tsx';

import styles from './paragraphs.module.css';

/** Running text at a readable measure; `mark` is the number of the source of its figures. */
export function Paragraphs({
  texts,
  mark,
}: {
  texts: readonly string[];
  mark?: number | undefined;
}) {
  return (
    <div className={styles.prose}>
      {texts.map((text, index) => (
        <p key={text}>
          {text}
          {mark !== undefined && index === texts.length - 1 && <SourceMark number={mark} />}
        </p>
      ))}
    </div>
  );
}
