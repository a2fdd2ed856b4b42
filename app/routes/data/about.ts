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
import type { Provenance } from '#content/schema/provenance.ts';

import type { PageData } from '#app/data/page.ts';
import { localize } from '#app/i18n/localize.ts';
import type { Language } from '#app/i18n/locale.ts';
import { translator } from '#app/i18n/translate.ts';
import { organizationData } from '#app/seo/organization.ts';

import { headOf, languageOf, SITE_ORIGIN } from './page.ts';
import { type ShownPicture, shownPicture } from './shown-picture.ts';

/** What the five company pages share: one page with a sidebar of five (spec §2). */
export interface AboutData extends PageData {
  /** Path of the active item. */
  path: string;
  menu: { label: string; to: string }[];
  title: string;
  lead: string;
  /** Says that the texts are samples, while they are. */
  sampleNote: string;
}

export interface MessageData extends AboutData {
  message: string;
  paragraphs: string[];
  signature: string;
  picture: ShownPicture;
}

export interface TimelineData extends AboutData {
  facts: { label: string; value: string; note?: string }[];
  years: TimelineYear[];
}

/** A year of the timeline; years without an event keep their place on the scale. */
export interface TimelineYear {
  year: number;
  events: {
    /** `1992-03`: for machines. */
    date: string;
    /** As shown beside the text where the source gives a month: `03`. */
    month: string;
    /** The sentence in parts, so that its keywords can be marked. */
    parts: { text: string; marked: boolean }[];
  }[];
}

export interface OrganizationPageData extends AboutData {
  headName: string;
  teams: { id: string; name: string; tasks: string }[];
}

export interface BusinessData extends AboutData {
  groups: { id: string; title: string; items: { id: string; title: string; lines: string[] }[] }[];
}

export interface MapData extends AboutData {
  picture: ShownPicture;
  subway: { title: string; text: string; lines: number[] };
  car: { title: string; routes: string[] };
  address: { street: string; building: string; country: string };
  phone: string;
  phoneHref: string;
  fax: string;
  links: { id: string; label: string; href: string }[];
}

const PAGES = [
  { id: 'about', to: '/about', label: 'menu:aboutMessage' },
  { id: 'about-company', to: '/about/company', label: 'menu:aboutCompany' },
  { id: 'about-organization', to: '/about/organization', label: 'menu:aboutOrganization' },
  { id: 'about-business', to: '/about/business', label: 'menu:aboutBusiness' },
  { id: 'about-map', to: '/about/map', label: 'menu:aboutMap' },
] as const;

type AboutPageId = (typeof PAGES)[number]['id'];

/** What the page shares with the other four. */
function aboutData(
  id: AboutPageId,
  language: Language,
  text: { title: { ko: string; en: string }; lead: { ko: string; en: string }; provenance: readonly Provenance[] },
): AboutData {
  const t = translator(language);
  const page = PAGES.find((item) => item.id === id)!;
  const isSample = text.provenance.some(({ source }) => source === 'sample');
  return {
    head: headOf(language, {
      path: page.to,
      ...localize(pages[id], language),
      ...(id === 'about' && {
        structuredData: [organizationData(localize({ brand, contact }, language), SITE_ORIGIN)],
      }),
    }),
    sheet: t(page.label),
    path: page.to,
    menu: PAGES.map(({ to, label }) => ({ to, label: t(label) })),
    title: text.title[language],
    lead: text.lead[language],
    sampleNote: isSample ? t('company:sample') : '',
  };
}

/** The CEO's message: the default about page. */
export function messageData(request: Request): MessageData {
  const language = languageOf(request);
  return {
    ...aboutData('about', language, { ...ceoMessage, lead: pages.about.description }),
    message: ceoMessage.lead[language],
    paragraphs: ceoMessage.paragraphs[language],
    signature: ceoMessage.signature[language],
    picture: shownPicture(ceoMessage.images[language], language, ceoMessage.imageAlt),
  };
}

/** The company timeline. */
export function timelineData(request: Request): TimelineData {
  const language = languageOf(request);
  const common = aboutData('about-company', language, timeline);
  return {
    ...common,
    sampleNote: common.sampleNote && translator(language)('company:sampleTimeline'),
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

/** Readings of the company's age that belong beside its history; both founding years are kept (readings.md). */
function companyFacts(language: Language): TimelineData['facts'] {
  const t = translator(language);
  const reading = (place: string, match: RegExp) =>
    claims
      .flatMap(({ readings }) => readings)
      .find((item) => item.place === place && match.test(String(item.value)))?.value;
  const founded = reading('timeline', /^\d{4}$/);
  const foundedOther = reading('about', /^\d{4}$/) ?? reading('business', /^\d{4}$/);
  const service = /\d{4}/.exec(String(reading('hero', /\d{4}/) ?? ''))?.[0];
  const facts: TimelineData['facts'] = [];
  if (founded !== undefined) {
    facts.push({
      label: t('company:founded'),
      value: language === 'ko' ? `${founded}년` : String(founded),
      ...(foundedOther !== undefined && { note: t('company:foundedOther', { year: foundedOther }) }),
    });
  }
  if (service) facts.push({ label: t('company:service'), value: t('company:serviceSince', { year: service }) });
  return facts;
}

/**
 * Lays events out on a scale of years, one division a year, and marks their keywords.
 *
 * @param events in order of date; dates are `1992` or `1992-03`
 */
export function timelineYears(
  events: readonly { date: string; text: string; keywords: readonly string[] }[],
): TimelineYear[] {
  const years = events.map(({ date }) => Number(date.slice(0, 4)));
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    events: events
      .filter(({ date }) => Number(date.slice(0, 4)) === first + index)
      .map(({ date, text, keywords }) => ({ date, month: date.slice(5), parts: markKeywords(text, keywords) })),
  }));
}

/** Splits a sentence at its keywords; the longest keyword wins where two begin at the same place. */
export function markKeywords(text: string, keywords: readonly string[]): { text: string; marked: boolean }[] {
  const words = keywords.filter((word) => word !== '').sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, marked: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  // Splitting by a group leaves the keywords at the odd places.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The organization chart. */
export function organizationPageData(request: Request): OrganizationPageData {
  const language = languageOf(request);
  return {
    ...aboutData('about-organization', language, organization),
    headName: organization.head.name[language],
    teams: localize(organization.teams, language),
  };
}

/** The business areas. */
export function businessData(request: Request): BusinessData {
  const language = languageOf(request);
  return {
    ...aboutData('about-business', language, business),
    groups: localize(business.groups, language),
  };
}

/** How to get there. */
export function mapData(request: Request): MapData {
  const language = languageOf(request);
  const { subway, car } = mapText.transportation;
  return {
    ...aboutData('about-map', language, mapText),
    picture: shownPicture(mapText.images[language], language, mapText.imageAlt),
    subway: localize(subway, language),
    car: { title: car.title[language], routes: [car.route1[language], car.route2[language]] },
    address: localize(
      { street: contact.address.street, building: contact.address.building, country: contact.address.country },
      language,
    ),
    phone: contact.telephone,
    phoneHref: contact.telephoneHref,
    fax: contact.fax,
    links: localize(mapText.links, language),
  };
}
