import { useId } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { percent } from '#app/ui/percent.ts';

import styles from './turning-valve.module.css';
import { OPEN, STEP, type useValveAngle } from './valve-angle.ts';

/** A line along the scale and a tick every 5°: longer every 15°, longest every 30°. */
const TICKS = Array.from({ length: OPEN / STEP + 1 }, (_, index) => index * STEP).reduce(
  (path, angle) => `${path}M${angle} ${angle % 30 === 0 ? 14 : angle % 15 === 0 ? 22 : 28}V36`,
  `M0 36H${OPEN}`,
);
const share = (angle: number) => percent((angle / OPEN) * 100);

interface AngleScaleProps {
  /** Degrees from closed. */
  angle: number;
  /** Closed, between or open, in words. */
  state: string;
  turn: (to: number) => void;
  handlers: ReturnType<typeof useValveAngle>['scale'];
}

/** The scale from closed to open, which is also the slider; two buttons do the same. */
export function AngleScale({ angle, state, turn, handlers }: AngleScaleProps) {
  const { t } = useLocale();
  const label = useId();
  return (
    <div className={cx('scripted above screenOnly', styles.angle)}>
      <p className={cx('flex-row gap8 dense', styles.reading)}>
        <b id={label}>{t('home:valve.angle')}</b>
        <button
          type="button"
          className="square outlined rounded lead"
          aria-label={t('home:valve.closeBy', { step: STEP })}
          aria-disabled={angle === 0}
          onClick={() => turn(angle - STEP)}
        >
          −
        </button>
        <button
          type="button"
          className="square outlined rounded lead"
          aria-label={t('home:valve.openBy', { step: STEP })}
          aria-disabled={angle === OPEN}
          onClick={() => turn(angle + STEP)}
        >
          +
        </button>
        {/* The slider says it itself. */}
        <output aria-live="off" className={cx('large light', styles.figure)}>
          {angle}°
        </output>
      </p>
      <div
        className={styles.track}
        role="slider"
        tabIndex={0}
        aria-labelledby={label}
        aria-valuemin={0}
        aria-valuemax={OPEN}
        aria-valuenow={angle}
        aria-valuetext={t('home:valve.degrees', { angle, state })}
        {...handlers}
      >
        <svg aria-hidden="true">
          <svg viewBox="0 0 90 44" preserveAspectRatio="none">
            <path d={TICKS} />
          </svg>
          {[0, 30, 60, OPEN].map((tick) => (
            <text key={tick} x={share(tick)} y="56" className={cx('smallest', styles.tick)}>
              {tick}°{tick === 0 && ` ${t('home:valve.closed')}`}
              {tick === OPEN && ` ${t('home:valve.open')}`}
            </text>
          ))}
          <svg x={share(angle)} className={styles.needle}>
            <path d="M-7 4 0-3 7 4 0 11zM-1 4h2v40h-2z" />
          </svg>
        </svg>
      </div>
    </div>
  );
}
