import type { ReactNode } from 'react';

import { Featured } from './featured.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home.server.ts';
import { ProductCards } from './product-cards.tsx';
import { Sectors } from './sectors.tsx';
import { Strengths } from './strengths.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

/** Home (spec §2); the finder's conditions stand under the hero. */
export function HomePage({ data, conditions }: { data: HomeData; conditions: ReactNode }) {
  return (
    <div data-theme="neutral">
      <Hero hero={data.hero} />
      {conditions}
      <ProductCards cards={data.productCards} />
      <Figures
        figures={data.figures}
        note={data.yearsNote}
        sources={data.sources}
        temperatures={data.temperatures}
      />
      <Featured groups={data.featured} />
      <Sectors sectors={data.sectors} />
      <Strengths strengths={data.strengths} />
      <WhyChooseUs why={data.why} />
    </div>
  );
}
