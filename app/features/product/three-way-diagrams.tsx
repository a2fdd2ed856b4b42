import { useLocale } from '#app/i18n/use-locale.ts';
import { PortFlow } from '#app/shared/three-way/port-flow.tsx';
import type { ThreeWayPort } from '#app/shared/three-way/three-way-flow.ts';

import { Fold } from './fold.tsx';

/** The flow of each port that a three-way valve may have. A product prints on two sheets: they are for the screen. */
export function ThreeWayDiagrams({ ports }: { ports: readonly ThreeWayPort[] }) {
  const { t } = useLocale();
  return (
    <div className="screenOnly">
      <Fold title={t('product:flow.title')}>
        <p className="soft">
          {t('product:flow.seen')} {t('product:flow.lead')}
        </p>
        {ports.map((port) => (
          <section key={port} className="top24">
            <h3 className="dense">{t('product:flow.port', { port })}</h3>
            <PortFlow port={port} />
          </section>
        ))}
      </Fold>
    </div>
  );
}
