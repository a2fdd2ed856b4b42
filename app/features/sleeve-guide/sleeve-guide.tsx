import { searchOf } from '#contract/address.ts';
import { useLocation } from '#app/router/router-provider.tsx';

import { measured } from '#app/shared/operating-point/point-text.ts';
import { Measured } from '#app/shared/units/measured.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import { askPath } from '#app/shared/quote/read-quote.ts';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './sleeve-guide.module.css';
import type { SleeveGuideData } from './sleeve-guide-data.ts';
import { SLEEVE_PARAMETER, sleeveFrom, sleevesFor } from './sleeves.ts';

/** `최고 100 °C`, in both systems. */
function stands(degrees: number, t: Translate): { text: string; imperial: string } {
  const { text, imperial } = measured(degrees, '°C');
  return {
    text: t('finder:sleeve.stands', { temperature: text }),
    imperial: t('finder:sleeve.stands', { temperature: imperial }),
  };
}

/** Which sleeve materials stand a temperature. Chemical resistance is asked of the supplier. */
export function SleeveGuide({ data: { steps, product } }: { data: SleeveGuideData }) {
  const { t } = useLocale();
  const { pathname, search } = useLocation();
  const chosen = sleeveFrom(search, steps);
  const shown = sleevesFor(steps, chosen ?? -Infinity);
  const address = (temperature: number | undefined) => {
    const query = new URLSearchParams(search);
    query.delete(SLEEVE_PARAMETER);
    if (temperature !== undefined) query.set(SLEEVE_PARAMETER, String(temperature));
    return `${pathname}${searchOf(query)}#sleeve`;
  };
  const note =
    chosen === undefined
      ? undefined
      : t('finder:sleeve.note', {
          temperature: chosen,
          materials: shown
            .flatMap(({ materials }) => materials.map(({ material }) => material))
            .join(', '),
        });
  return (
    <section
      id="sleeve"
      aria-labelledby="sleeve-title"
      className={cx('edge screenOnly', styles.guide)}
    >
      <h2 id="sleeve-title">{t('finder:sleeve.title')}</h2>
      <p className="soft measure top6 foot12">{t('finder:sleeve.lead')}</p>
      <UnitsSwitch />
      <ul
        className={cx('scripted flex wrap gap8', styles.steps)}
        aria-label={t('finder:sleeve.choose')}
      >
        {[undefined, ...steps.map(({ temperature }) => temperature)].map((temperature) => (
          <li key={temperature ?? 'all'}>
            <a
              href={address(temperature)}
              data-in-place
              className={cx('middle dense outlined rounded target tints-more', styles.step)}
              {...(temperature === chosen && { 'aria-current': 'true' })}
            >
              {temperature === undefined ? (
                t('finder:any')
              ) : (
                <Measured {...measured(temperature, '°C')} />
              )}
            </a>
          </li>
        ))}
      </ul>
      {/* The table of the page lists them all: here stands what a temperature leaves. */}
      <dl className={cx('ruled', styles.list)} aria-live="polite">
        {(chosen === undefined ? [] : shown).map(({ temperature, materials }) => (
          <div key={temperature} className={cx('entry', styles.row)}>
            <dt>
              <Measured {...stands(temperature, t)} />
            </dt>
            <dd>
              <ul>
                {materials.map(({ material, base }) => (
                  <li key={material}>
                    <b className="strong">{material}</b> <span className="dense quiet">{base}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft measure top6 foot12">{t('finder:sleeve.chemistry')}</p>
      <ButtonLink
        as={LocalizedLink}
        to={askPath([
          {
            product: {
              code: product.productCode,
              name: product.productName,
              category: product.category,
            },
          },
        ])}
        state={{ ...product, ...(note !== undefined && { note }) }}
        size="small"
        arrow
      >
        {t('finder:sleeve.ask')}
      </ButtonLink>
      <p className="dense top12">
        <TextLink as={LocalizedLink} to={finderPath(product.category, chosen)}>
          {t('finder:sleeve.toFinder')}
        </TextLink>
      </p>
    </section>
  );
}

/** The finder at this temperature, among the products of the valve's category. */
const finderPath = (category: string, temperature: number | undefined): string =>
  `/products?category=${category}${temperature === undefined ? '' : `&temp=${temperature}`}#finder`;
