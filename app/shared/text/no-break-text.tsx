import { keepParticles, VALUE } from './no-break.ts';

import styles from './no-break-text.module.css';

/** Where a browser would break a line. */
const BREAKS = /[ –-]/;

/** A text that may change on the page, broken into lines as `noBreak` (for loaders) would, its values kept whole by style. */
export function NoBreakText({ text }: { text: string }) {
  return text.split(VALUE).map((part, index) =>
    index % 2 === 1 && BREAKS.test(part) ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      keepParticles(part)
    ),
  );
}
