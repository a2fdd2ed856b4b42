import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './sources.module.css';

/**
 * Refers to a line of `Sources`, quietly. The number is drawn by the style sheet, so that a copied figure stays the figure
 * (1,100 Nm, not 1,100 Nm1); who listens hears the sources once, after the figures.
 */
export function SourceMark({ number }: { number: number }) {
  return <sup aria-hidden="true" className={styles.mark} data-number={number} />;
}

/** Where the figures above come from, numbered as their marks are. Nothing where they have no marks. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useLocale();
  if (sources.length === 0) return null;
  return (
    <p className={styles.sources} data-testid="sources">
      {t('units:sources')}{' '}
      {sources.map((source, index) => (
        <span key={source} className={styles.source}>
          <SourceMark number={index + 1} /> {source}
        </span>
      ))}
    </p>
  );
}
