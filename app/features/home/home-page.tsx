import type { ReactNode } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { Band } from './band.tsx';
import { Featured } from './featured.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import type { HomeData } from './home.server.ts';
import { ProductCards } from './product-cards.tsx';
import { Sectors } from './sectors.tsx';
import { TemperatureChart } from './temperature-chart.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

/** Home (spec §2); the finder's conditions stand under the hero. */
export function HomePage({ data, conditions }: { data: HomeData; conditions: ReactNode }) {
  const { t } = useLocale();
  return (
    <div data-theme="neutral">
      <Hero hero={data.hero} />
      {conditions}
      <ProductCards cards={data.productCards} />
      <Figures figures={data.figures} />
      <TemperatureChart temperatures={data.temperatures} />
      <Featured groups={data.featured} />
      <Sectors sectors={data.sectors} />
      <Band title={t('home:strengths')}>
        <Points points={data.strengths} />
      </Band>
      <WhyChooseUs why={data.why}>
        <Points points={data.why.reasons} />
      </WhyChooseUs>
    </div>
  );
}

/** Short texts beside each other: strengths, reasons. */
function Points({ points }: { points: HomeData['strengths'] }) {
  return (
    <ul className={cx('edge', styles.points)}>
      {points.map(({ id, title, text, to }) => (
        <li key={id}>
          <h3 className="body">{title}</h3>
          <p className="soft dense">
            {to === undefined ? (
              text
            ) : (
              <TextLink as={LocalizedLink} to={to}>
                {text}
              </TextLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
