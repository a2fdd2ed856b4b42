import {
  brand,
  contact,
  findCategory,
  findProductById,
  home,
  pages,
  products,
} from '#content/index.ts';
import { factsFor } from '#facts/facts.ts';
import { quantityText, rowText } from '#facts/print.ts';
import { TURNING_ANGLES } from '#content/turning-valve.ts';

import { noBreak } from '#app/shared/text/no-break.ts';
import { localize } from '#app/i18n/localize.ts';
import type { Language } from '#contract/address.ts';
import { figureOf, rangeOf } from '#app/shared/facts/fact-views.server.ts';
import { translator } from '#app/i18n/translate.ts';
import { organizationData, webSiteData } from '#app/seo/structured-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import { categoryCard } from '#app/shared/product/category-card.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import { headlineFigures } from './headline-figures.server.ts';
import { valveTemperatures } from './valve-temperatures.server.ts';

/** What Naver and Google look for to verify the owner, where it is set (.env.example). */
function siteVerification() {
  const names = {
    'naver-site-verification': process.env['NAVER_SITE_VERIFICATION'],
    'google-site-verification': process.env['GOOGLE_SITE_VERIFICATION'],
  };
  const verification = Object.entries(names).flatMap(([name, content]) =>
    content ? [{ name, content }] : [],
  );
  return verification.length > 0 ? { verification } : {};
}

/** A part of the valve that turns: its name, what it does or is stated of it, and whether it turns. */
export interface HeroPart {
  title: string;
  text: string;
  turns: boolean;
}

/** Data of the home page (spec §2). */
export function homeData(request: PageRequest) {
  const { language } = request;
  const text = localize(pages.home, language);
  const { whyChooseUs } = home;
  return {
    head: headOf(language, {
      path: '/',
      ...text,
      ...siteVerification(),
      structuredData: [
        organizationData(localize({ brand, contact }, language), SITE_ORIGIN),
        webSiteData(brand.name[language], language, SITE_ORIGIN),
      ],
    }),
    messages: 'home' as const,
    sheet: translator(language)('chrome:home'),
    hero: {
      sentences: home.hero.map((sentence) => sentence[language]),
      lead: noBreak(home.heroLead[language]),
      drawing: pictureView('turning-valve/fixed', language),
      frames: TURNING_ANGLES.map(
        (angle) =>
          pictureView(`turning-valve/${String(angle).padStart(2, '0')}`, language, null).src,
      ),
      parts: heroParts(language),
    },
    productCards: home.productCards.flatMap((id) => {
      const category = findCategory(id);
      return category ? [categoryCard(category, language)] : [];
    }),
    figures: headlineFigures(language),
    temperatures: valveTemperatures(language),
    featured: home.featured.map((group) => {
      const category = findCategory(group.href.split('/')[2] ?? '');
      return {
        id: group.id,
        theme: category?.theme ?? 'neutral',
        title: group.title[language],
        kind: group.kind[language],
        text: noBreak(group.text[language]),
        tags: group.tags.map(({ label, value }) => ({
          label: label[language],
          value: noBreak(value[language]),
        })),
        to: group.href,
        picture: pictureView(group.image, language, null),
      };
    }),
    sectors: home.sectors.map((sector) => ({
      id: sector.id,
      title: sector.title[language],
      text: noBreak(sector.text[language]),
      products: sector.products.flatMap((id) => {
        const found = findProductById(id);
        return found.kind === 'found'
          ? [
              {
                label: `${found.product.name[language]} ${found.product.code}`,
                to: found.product.path,
              },
            ]
          : [];
      }),
    })),
    strengths: localize(home.strengths, language),
    why: {
      ...localize(whyChooseUs, language),
      phone: contact.telephone,
    },
  };
}

/** The parts of the valve that turns, numbered in their order; figures of the 480 series are its models', not the range's. */
function heroParts(language: Language): HeroPart[] {
  const t = translator(language);
  const models = products
    .filter(({ technical }) => technical.family === 'quarter-turn-actuator')
    .flatMap(({ facts }) => facts.facts);
  const torques = factsFor(models, 'torque').flatMap((fact) => rangeOf([fact])?.to ?? []);
  const flanges = figureOf(factsFor(models, 'mounting')).flanges?.toSorted();
  const series = findProductById('480-006');
  const ball = findProductById('s10');
  const range =
    torques.length > 0 &&
    quantityText(
      { kind: 'quantity', unit: 'Nm', min: Math.min(...torques), max: Math.max(...torques) },
      { language },
    );
  const size =
    ball.kind === 'found' && rowText(factsFor(ball.product.facts.facts, 'size'), { language });
  return [
    {
      title: series.kind === 'found' ? series.subcategory.name[language] : t('home:valve.actuator'),
      text: [range, flanges && `${flanges[0]}–${flanges.at(-1)}`].filter(Boolean).join(' · '),
      turns: false,
    },
    { title: t('home:valve.stem'), text: t('home:valve.stemText'), turns: true },
    { title: t('home:valve.ball'), text: t('home:valve.ballText'), turns: true },
    { title: t('home:valve.seats'), text: t('home:valve.seatsText'), turns: false },
    {
      title: t('home:valve.body'),
      text: [ball.kind === 'found' && `${ball.product.name[language]} ${ball.product.code}`, size]
        .filter(Boolean)
        .join(' · '),
      turns: false,
    },
  ];
}

export type HomeData = ReturnType<typeof homeData>;
