import styles from './whole-values.module.css';

const NUMBER = String.raw`[+−-]?\d[\d,.]*(?:[/-]\d[\d.]*)*`;
/** `−20 ~ +200 °C`, `2–8 bar`, `1-1/4 – 2 in`, `PN 16/25/40`. */
const VALUE = new RegExp(
  String.raw`((?:(?:DN|PN|ANSI|IP) )?${NUMBER}(?:(?: ~ | to | ?– ?)${NUMBER})*(?: (?:°[CF]|bar|psi|Nm|lbf·ft|mm|in|ft|m|kg|lb|V|Hz|s)(?![a-z]))?)`,
);
/** Where a browser would break a line. */
const BREAKS = /[ –-]/;

/** A text whose values are each read as one: lines break between them, never inside. */
export function WholeValues({ text }: { text: string }) {
  return text.split(VALUE).map((part, index) =>
    index % 2 === 1 && BREAKS.test(part) ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
