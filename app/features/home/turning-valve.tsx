import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

import { AngleScale } from './angle-scale.tsx';
import type { HomeData } from './home.server.ts';
import styles from './turning-valve.module.css';
import { OPEN, STEP, useValveAngle } from './valve-angle.ts';
import { ValveLeaders } from './valve-leaders.tsx';

/**
 * The valve that turns: fixed parts as one drawing, and over it what turns, drawn at every 5°. The document has the drawing of
 * one angle; the others are fetched at the first touch of the scale.
 */
export function TurningValve({ hero: { drawing, frames, parts } }: { hero: HomeData['hero'] }) {
  const { t } = useLocale();
  const { angle, touched, turn, drawing: drags, scale } = useValveAngle();
  const [marked, mark] = useState<number>();
  const state = t(
    angle === 0 ? 'home:valve.closed' : angle === OPEN ? 'home:valve.open' : 'home:valve.between',
  );
  return (
    <figure className="dark-ink paper frame">
      <div className={cx('grid', styles.body)}>
        <div className={styles.well}>
          <div className={cx('wide relative', styles.drawing)} {...drags}>
            <div className={cx('grid', styles.layers)}>
              <Picture {...drawing} loading="eager" fetchPriority="high" />
              {frames.map((src, step) =>
                touched || step * STEP === angle ? (
                  <img
                    key={src}
                    src={src}
                    alt=""
                    width={drawing.width}
                    height={drawing.height}
                    draggable={false}
                    decoding="sync"
                    fetchPriority={touched ? 'auto' : 'high'}
                    hidden={step * STEP !== angle}
                  />
                ) : null,
              )}
            </div>
            <ValveLeaders marked={marked} mark={mark} />
          </div>
        </div>
        <ol className={cx('grid dense', styles.parts)}>
          {parts.map(({ title, text, turns }, index) => (
            <li
              key={title}
              className={cx('grid middle relative above', styles.part)}
              data-marked={index === marked || undefined}
              onPointerEnter={() => mark(index)}
              onPointerLeave={() => mark(undefined)}
            >
              <span className={cx('centred smallest strong', styles.number)} aria-hidden="true">
                {index + 1}
              </span>
              <button
                type="button"
                className={cx('covers strong', styles.name)}
                onFocus={() => mark(index)}
                onBlur={() => mark(undefined)}
                onClick={() => mark(index)}
              >
                <span>{title}</span>
              </button>
              {turns && (
                <span className={cx('fromTablet quiet smallest', styles.turns)}>
                  {t('home:valve.turns')}
                </span>
              )}
              <span className={cx('fromTablet quiet', styles.text)}>{text}</span>
            </li>
          ))}
        </ol>
        <AngleScale angle={angle} state={state} turn={turn} handlers={scale} />
      </div>
      <dl className={cx('grid caption edge split', styles.block)}>
        <div>
          <dt className="quiet smallest">{t('home:valve.name')}</dt>
          <dd className="strong">{t('home:valve.nameValue')}</dd>
        </div>
        <div>
          <dt className="quiet smallest">{t('home:valve.made')}</dt>
          <dd className="strong">480 + S10</dd>
        </div>
        <div>
          <dt className="quiet smallest">{t('home:valve.angle')}</dt>
          <dd className="needle-mark strong">
            {angle}° {state}
          </dd>
        </div>
        <div>
          <dt className="quiet smallest">{t('home:valve.scale')}</dt>
          <dd className="strong">{t('home:valve.noScale')}</dd>
        </div>
      </dl>
    </figure>
  );
}
