import { sourceText } from '#content/figures/sources.ts';
import { sourceOf } from '#content/provenance.ts';
import {
  brand,
  claimNote,
  contact,
  findCategory,
  findProductById,
  home,
  pages,
  products,
} from '#content/index.ts';
import { formatQuantity, formatSize } from '#content/format.ts';
import { between, bounds } from '#content/schema/quantity.ts';
import { TURNING_ANGLES } from '#content/turning-valve.ts';

import { noBreak } from '#app/shared/text/no-break.ts';
import { localize } from '#app/i18n/localize.ts';
import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import { organizationData, webSiteData } from '#app/seo/structured-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
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
    productCards: home.productCards.flatMap((card) => {
      const category = findCategory(card.category);
      if (!category) return [];
      return [
        {
          id: category.id,
          to: category.path,
          theme: category.theme,
          name: category.name[language],
          figure: card.figure[language],
          unit: card.figureUnit?.[language] ?? '',
          text: noBreak(card.text[language]),
          picture: pictureView(category.image, language, null),
        },
      ];
    }),
    figures: headlineFigures(language),
    yearsNote: claimNote('headline-figures')?.[language] ?? '',
    sources: [sourceOf(home.provenance, 'figures'), sourceOf(home.provenance, 'featured')].flatMap(
      (source) => sourceText(source, language) ?? [],
    ),
    temperatures: valveTemperatures(language),
    featured: home.featured.map((group) => {
      const category = findCategory(group.href.split('/')[2] ?? '');
      return {
        id: group.id,
        theme: category?.theme ?? 'neutral',
        category: category?.name[language] ?? '',
        title: group.title[language],
        text: noBreak(group.text[language]),
        tags: group.tags.map((tag) => noBreak(tag[language])),
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
      phoneHref: contact.telephoneHref,
    },
  };
}

/** The parts of the valve that turns, numbered in their order; figures of the 480 series are its models', not the range's. */
function heroParts(language: Language): HeroPart[] {
  const t = translator(language);
  const models = products.flatMap(({ technical }) =>
    technical.family === 'quarter-turn-actuator' ? [technical] : [],
  );
  const torques = models.flatMap(({ torque }) => bounds(torque).max ?? []);
  const flanges = [...new Set(models.flatMap((model) => model.flanges))].toSorted();
  const series = findProductById('480-006');
  const ball = findProductById('s10');
  const range =
    torques.length > 0 &&
    formatQuantity(between(Math.min(...torques), Math.max(...torques), 'Nm'), language);
  const size =
    ball.kind === 'found' && ball.product.technical.family === 'ball-valve'
      ? ball.product.technical.size
      : 'not-stated';
  return [
    { title: t('home:valve.indicator'), text: t('home:valve.indicatorText'), turns: true },
    {
      title: series.kind === 'found' ? series.subcategory.name[language] : t('home:valve.actuator'),
      text: [range, flanges.length > 0 && `${flanges[0]}–${flanges.at(-1)}`]
        .filter(Boolean)
        .join(' · '),
      turns: false,
    },
    { title: t('home:valve.stem'), text: t('home:valve.stemText'), turns: true },
    { title: t('home:valve.ball'), text: t('home:valve.ballText'), turns: true },
    { title: t('home:valve.seats'), text: t('home:valve.seatsText'), turns: false },
    {
      title: t('home:valve.body'),
      text: [
        ball.kind === 'found' && `${ball.product.name[language]} ${ball.product.code}`,
        size !== 'not-stated' && formatSize(size),
      ]
        .filter(Boolean)
        .join(' · '),
      turns: false,
    },
  ];
}

export type HomeData = ReturnType<typeof homeData>;
