import styles from './paragraphs.module.css';

/** Running text at a readable measure. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
