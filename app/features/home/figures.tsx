import { useLocale } from '#app/i18n/use-locale.ts';
import { Container } from '#app/ui/container.tsx';
import { Scale, ScaleLegend } from '#app/ui/scale.tsx';
import { ScaleUnits } from '#app/ui/scale-axis.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { Figure } from './figure.tsx';
import { cx } from '#app/ui/cx.ts';
import styles from './home.module.css';
import type { HomeData } from './home.server.ts';

/** Four headline figures; a screen reader reads the label first. */
export function Figures({ figures }: { figures: HomeData['figures'] }) {
  const { t } = useLocale();
  return (
    <section className={styles.band}>
      <Container>
        <VisuallyHidden as="h2">{t('home:figures')}</VisuallyHidden>
        <dl className={styles.figures}>
          {figures.map(({ id, before, value, unit, label, scale }) => (
            <div key={id} className="flex column">
              <dt className="soft dense">{label}</dt>
              <dd className={cx('figure', styles.value)}>
                <Figure before={before} value={value} unit={unit} />
              </dd>
              {scale && (
                <dd className={cx('top6', styles.scale)}>
                  {/* The company's own figures stay as it states them, and their axes with them. */}
                  <ScaleUnits value="si">
                    <Scale
                      quantity={scale.quantity}
                      from={scale.from}
                      to={scale.to}
                      label={scale.words}
                    />
                    <ScaleLegend quantity={scale.quantity} />
                  </ScaleUnits>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
