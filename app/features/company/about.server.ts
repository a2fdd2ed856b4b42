import { aboutPages } from '#content/addresses.ts';
import {
  brand,
  business,
  ceoMessage,
  claims,
  contact,
  mapText,
  organization,
  pages,
  timeline,
} from '#content/index.ts';

import { localize } from '#app/i18n/localize.ts';
import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import { organizationData } from '#app/seo/structured-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import { timelineYears } from './timeline-years.ts';

type AboutPageId = Extract<keyof typeof pages, 'about' | `about-${string}`>;

/** What the page shares with the other four. */
function aboutData(
  id: AboutPageId,
  language: Language,
  text: {
    title: { ko: string; en: string };
    lead: { ko: string; en: string } | null;
  },
) {
  const t = translator(language);
  const path = `/${id.replace('-', '/')}`;
  return {
    head: headOf(language, {
      path,
      ...(id !== 'about' && { trail: [{ name: t('menu:about'), to: '/about' }] }),
      ...localize(pages[id], language),
      ...(id === 'about' && {
        structuredData: [organizationData(localize({ brand, contact }, language), SITE_ORIGIN)],
      }),
    }),
    sheet: pages[id].title[language],
    path,
    menu: aboutPages.map((page) => ({ to: page.path, label: page.title[language] })),
    title: text.title[language],
    lead: text.lead?.[language] ?? '',
  };
}

/** The CEO's message: the default about page. */
export function messageData(request: PageRequest) {
  const { language } = request;
  return {
    ...aboutData('about', language, { ...ceoMessage, lead: null }),
    message: ceoMessage.lead[language],
    paragraphs: ceoMessage.paragraphs[language],
    signature: ceoMessage.signature[language],
    picture: pictureView(ceoMessage.images[language], language, ceoMessage.imageAlt),
  };
}

/** The company timeline. */
export function timelineData(request: PageRequest) {
  const { language } = request;
  return {
    ...aboutData('about-company', language, timeline),
    facts: companyFacts(language),
    years: timelineYears(
      timeline.events.map(({ date, event, keywords }) => ({
        date,
        text: event[language],
        keywords: keywords[language],
      })),
    ),
  };
}

/** The company's age as its history has it. */
function companyFacts(language: Language): { label: string; value: string }[] {
  const t = translator(language);
  const reading = (place: string, match: RegExp) =>
    claims
      .flatMap(({ readings }) => readings)
      .find((item) => item.place === place && match.test(String(item.value)))?.value;
  const founded = reading('timeline', /^\d{4}$/);
  const service = /\d{4}/.exec(String(reading('hero', /\d{4}/) ?? ''))?.[0];
  const facts: { label: string; value: string }[] = [];
  if (founded !== undefined) {
    facts.push({
      label: t('company:founded'),
      value: language === 'ko' ? `${founded}년` : String(founded),
    });
  }
  if (service)
    facts.push({
      label: t('company:service'),
      value: t('company:serviceSince', { year: service }),
    });
  return facts;
}

/** The organization chart. */
export function organizationPageData(request: PageRequest) {
  const { language } = request;
  return {
    ...aboutData('about-organization', language, organization),
    headName: organization.head.name[language],
    teams: localize(organization.teams, language),
  };
}

/** The business areas. */
export function businessData(request: PageRequest) {
  const { language } = request;
  return {
    ...aboutData('about-business', language, business),
    groups: localize(business.groups, language),
  };
}

/** How to get there. */
export function mapData(request: PageRequest) {
  const { language } = request;
  const { visit } = mapText;
  const { subway, car } = mapText.transportation;
  return {
    ...aboutData('about-map', language, mapText),
    picture: pictureView(mapText.images[language], language, mapText.imageAlt),
    subway: localize(subway, language),
    car: { title: car.title[language], routes: [car.route1[language], car.route2[language]] },
    visit: {
      title: visit.title[language],
      sentences: [visit.hours, visit.exit, visit.parking].map((sentence) => sentence[language]),
    },
    address: localize(
      {
        street: contact.address.street,
        building: contact.address.building,
        country: contact.address.country,
      },
      language,
    ),
    phone: contact.telephone,
    fax: contact.fax,
    links: localize(mapText.links, language),
  };
}

/** What the five company pages share: one page with a sidebar of five (spec §2). */
export type AboutData = ReturnType<typeof aboutData>;
export type MessageData = ReturnType<typeof messageData>;
export type TimelineData = ReturnType<typeof timelineData>;
export type OrganizationPageData = ReturnType<typeof organizationPageData>;
export type BusinessData = ReturnType<typeof businessData>;
export type MapData = ReturnType<typeof mapData>;
