import styles from './spinner.module.css';

/** Something is being fetched; the words say what. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.spinner}>
      {label}
      <span className={styles.track} />
    </output>
  );
}
