import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useClearance } from '#app/ui/use-clearance.ts';

import type { GalleryItemData } from './gallery.server.ts';
import styles from './step-progress.module.css';
import type { CurrentStep } from './use-current-step.ts';

/** Sticks above the steps: which one is being read, one cell per step, and the way to the next. Needs scripts. */
export function StepProgress({
  data: { images, phases },
  step: { current, goTo },
}: {
  data: GalleryItemData;
  step: CurrentStep;
}) {
  const { t } = useLocale();
  const last = images.length - 1;
  const place = useClearance('--progress');
  return (
    <section
      ref={place}
      className={cx('scripted screenOnly grid middle paper below', styles.progress)}
      aria-label={t('company:galleryProgress')}
      data-sticks
    >
      <p className={styles.now}>
        <b className={cx('lead', styles.count)}>
          {current + 1} / {images.length}
        </b>{' '}
        <span className={cx('fromTablet dense soft', styles.caption)}>
          {images[current]?.caption}
        </span>
      </p>
      <p className={cx('flex gap6', styles.actions)}>
        <Button
          size="small"
          aria-label={t('company:galleryPrevious')}
          aria-disabled={current === 0}
          onClick={() => goTo(current - 1)}
        >
          ‹ {t('product:viewer.previous')}
        </Button>
        <Button
          size="small"
          aria-label={t('company:galleryNext')}
          aria-disabled={current === last}
          onClick={() => goTo(current + 1)}
        >
          {t('product:viewer.next')} ›
        </Button>
        <Button size="small" className="fromTablet" onClick={() => print()}>
          {t('company:galleryPrint')}
        </Button>
      </p>
      {/* A table, so that a phase is as wide as its steps. All that it says stands at the steps too. */}
      <table className={cx('wide', styles.cells)} aria-hidden="true">
        <tbody>
          <tr>
            {images.map(({ src }, index) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from assistive technology
              <td
                key={src}
                data-done={index <= current || undefined}
                data-current={index === current || undefined}
              />
            ))}
          </tr>
          <tr className={cx('quiet caption fromTablet', styles.phases)}>
            {phases.map(({ name, first, last: end }) => (
              <td key={first} colSpan={end - first + 1}>
                {name}{' '}
                <span>
                  {first}–{end}
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
