import { useState } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';

import styles from './hero.module.css';
import type { HomeData } from './home.server.ts';
import { useRotation } from './rotation.ts';
import { TurningValve } from './turning-valve.tsx';

/**
 * Top of the home page. All sentences lie in one cell of a grid, so that none moves what stands below; only the one shown
 * is there for assistive technology, and its change is announced to nobody.
 */
export function Hero({ hero }: { hero: HomeData['hero'] }) {
  const { t } = useLocale();
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const { index, playing, toggle } = useRotation(hero.sentences.length, pointer || focus);
  /** While pointer or focus is on the sentences or the buttons under them, nothing rotates. */
  const attend = {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  return (
    <section>
      <Container className={cx('stack', styles.columns)}>
        <div className={cx('stack gap16', styles.words)}>
          <h1 className={cx('stack', styles.sentences)} aria-live="off" {...attend}>
            {hero.sentences.map((sentence, each) => (
              <span
                key={sentence}
                className={cx(styles.sentence, each === index && styles.shown)}
                aria-hidden={each === index ? undefined : true}
                {...(each === index && { 'data-testid': 'hero-sentence', 'data-index': index })}
              >
                {sentence}
              </span>
            ))}
          </h1>
          <div>
            <div {...attend}>
              <p className={cx('soft foot24', styles.lead)}>{hero.lead}</p>
              <div className={cx('flex wrap gap10', styles.actions)}>
                <ButtonLink as={LocalizedLink} to="/products" variant="solid" arrow>
                  {t('home:exploreProducts')}
                </ButtonLink>
                <ButtonLink as={LocalizedLink} to="/contact">
                  {t('home:contactUs')}
                </ButtonLink>
              </div>
            </div>
            <div className="scripted flex-row gap14 caption quiet screenOnly top6">
              <span className="flex gap6" aria-hidden="true">
                {hero.sentences.map((sentence, each) => (
                  <i key={sentence} className={cx(styles.tick, each === index && styles.current)} />
                ))}
              </span>
              <button
                type="button"
                className={cx('target underlined underlines', styles.pause)}
                onClick={toggle}
              >
                {playing ? t('home:pause') : t('home:play')}
              </button>
            </div>
          </div>
        </div>
        <TurningValve hero={hero} />
      </Container>
    </section>
  );
}
