import { useLocale } from '#app/i18n/use-locale.ts';
import { PortFlow } from '#app/shared/three-way/port-flow.tsx';
import type { ThreeWayPort } from '#app/shared/three-way/three-way-flow.ts';

import styles from './three-way-diagrams.module.css';

/** The flow of each port that a three-way valve may have. */
export function ThreeWayDiagrams({ ports }: { ports: readonly ThreeWayPort[] }) {
  const { t } = useLocale();
  return (
    <section className={styles.ports}>
      <h2 className={styles.title}>{t('product:flow.title')}</h2>
      <p className={styles.lead}>
        {t('product:flow.seen')} {t('product:flow.lead')}
      </p>
      {ports.map((port) => (
        <section key={port} className={styles.port}>
          <h3 className={styles.name}>{t('product:flow.port', { port })}</h3>
          <PortFlow port={port} />
        </section>
      ))}
    </section>
  );
}
