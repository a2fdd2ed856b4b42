import { keepParticles, VALUE } from './no-break.ts';

import styles from './no-break-text.module.css';

/** A value with the bracket around it and what follows that: a box of its own, from which a line may break them off. */
const BRACKETED = new RegExp(
  String.raw`(\(?(?:${VALUE.source.slice(1, -1)})(?:\)[가-힣]*)?,?)`,
  'g',
);

/** Where a browser would break a line. */
const BREAKS = /[ –-]/;

/** A text that may change on the page, broken into lines as `noBreak` (for loaders) would, its values kept whole by style. */
export function NoBreakText({ text }: { text: string }) {
  return text.split(BRACKETED).map((part, index) =>
    index % 2 === 1 && BREAKS.test(part) ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      keepParticles(part)
    ),
  );
}
