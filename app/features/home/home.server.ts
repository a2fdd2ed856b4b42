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
import { bounds } from '#content/schema/quantity.ts';

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

/** A part of the hero's picture: its name and what is stated of it. */
export interface Callout {
  title: string;
  lines: string[];
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
    sheet: translator(language)('chrome:home'),
    hero: {
      sentences: home.hero.map((sentence) => sentence[language]),
      lead: noBreak(home.heroLead[language]),
      picture: pictureView('assembly/tone', language),
      callouts: callouts(language),
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

/** What is stated of the parts of the picture; the figures of the 480 series are its models', not the range's. */
function callouts(language: Language): Callout[] {
  const t = translator(language);
  const models = products.flatMap(({ technical }) =>
    technical.family === 'quarter-turn-actuator' ? [technical] : [],
  );
  const torques = models.flatMap(({ torque }) => bounds(torque).max ?? []);
  const seconds = models.map(({ time }) => time.seconds);
  const flanges = [...new Set(models.flatMap((model) => model.flanges))].toSorted();
  const between = (values: number[], unit: 'Nm' | 's') =>
    formatQuantity(
      { comparator: 'between', min: Math.min(...values), max: Math.max(...values), unit },
      language,
    );
  const series = findProductById('480-006');
  const ball = findProductById('s10');
  const parts: Callout[] = [];
  if (models.length > 0 && series.kind === 'found') {
    parts.push(
      {
        title: series.subcategory.name[language],
        lines: [between(torques, 'Nm'), `90° ${between(seconds, 's')} (50 Hz)`],
      },
      { title: t('home:flange'), lines: [`${flanges[0]}–${flanges.at(-1)}`] },
    );
  }
  if (ball.kind === 'found' && ball.product.technical.family === 'ball-valve') {
    const { size, temperature, rating } = ball.product.technical;
    parts.push({
      title: `${ball.product.name[language]} ${ball.product.code}`,
      lines: [
        [
          size === 'not-stated' ? '' : formatSize(size),
          rating.pn ? `PN\u00a0${rating.pn.join('/')}` : '',
        ]
          .filter(Boolean)
          .join(', '),
        formatQuantity(temperature, language),
      ],
    });
  }
  return parts;
}

export type HomeData = ReturnType<typeof homeData>;
