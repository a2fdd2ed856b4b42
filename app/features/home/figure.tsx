import styles from './home.module.css';

/** Korean writes its counters without a space: 30년, but 600 °C. */
const isWord = (unit: string) => /^[가-힣]/.test(unit);

/** A large number with its smaller words: `DN 1200`, `18,500 Nm`, `30년 이상`. */
export function Figure({
  before,
  value,
  unit,
}: {
  before?: string | undefined;
  value: string;
  unit?: string | undefined;
}) {
  return (
    <>
      {before && <small>{before} </small>}
      {value}
      {unit && (
        <small className={styles.unit}>
          {isWord(unit) ? '' : ' '}
          {unit}
        </small>
      )}
    </>
  );
}
