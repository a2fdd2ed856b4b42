import { drawingNumber } from '#content/drawing-revision.ts';
import { brand, contact } from '#content/index.ts';
import type { Family } from '#content/schema/technical.ts';
import type { ThemeId } from '#content/schema/category.ts';

import { NOT_STATED_TEXT } from '#facts/print.ts';

import { type Language, localizedHref } from '#contract/address.ts';

import { drawPneumatic, drawQuarterTurn } from './actuators.ts';
import { drawFlanged, drawThreaded } from './pinch-valves.ts';
import { SheetWriter } from './sheet-writer.ts';
import type { Listed, ListedSheet } from './sheet-list.ts';
import type { DrawnSheet, SheetData } from './sheet.ts';
import { drawValve } from './valves.ts';

/** Colours of the categories on paper (app/styles/themes.css). */
const COLOURS: Readonly<Record<ThemeId, string>> = {
  neutral: '#111a20',
  pneumatic: '#76461e',
  electric: '#0a6666',
  special: '#5f3c7c',
  valves: '#1a568f',
};

const UNITS: Readonly<Record<Family, string>> = {
  'pneumatic-actuator': 'Nm, bar, °C',
  'quarter-turn-actuator': 'Nm, s, V, Hz',
  'butterfly-valve': 'bar, °C',
  'ball-valve': 'bar, °C',
  'pinch-valve-flanged': 'mm, bar, °C',
  'pinch-valve-threaded': 'mm, kg, bar, °C',
};

/** What stands on the page of a sheet. */
export function drawSheet(
  { id, product, dn, series }: ListedSheet,
  language: Language,
): DrawnSheet {
  const sheet = new SheetWriter(id, language);
  const { technical } = product;
  const whole = series === true;
  switch (technical.family) {
    case 'pneumatic-actuator':
      drawPneumatic(sheet, product, whole);
      break;
    case 'quarter-turn-actuator':
      drawQuarterTurn(sheet, product, whole);
      break;
    case 'butterfly-valve':
    case 'ball-valve':
      drawValve(sheet, product);
      break;
    case 'pinch-valve-flanged':
      drawFlanged(sheet, product, dn);
      break;
    case 'pinch-valve-threaded':
      drawThreaded(sheet, product);
      break;
  }
  return sheet.drawn();
}

/** The address of a page as it is printed: without its scheme, and the path alone while the site has no address. */
export const shownAddress = (site: string | undefined, path: string): string =>
  site === undefined ? path : `${site.replace(/^https?:\/\//, '')}${path}`;

/** Path of the page that says the same; of a size, with it chosen. */
export function pageOf(item: Listed, language: Language): string {
  const size = 'dn' in item && item.dn !== undefined ? `?dn=${item.dn}` : '';
  return localizedHref(`${item.path}${size}`, language);
}

/** Frame and title block of a sheet or document. @param site origin of the site, `https://www.example.com`; undefined while it has none */
export function frameOf(
  item: Listed,
  language: Language,
  revised: string,
  site: string | undefined,
) {
  const sheet = new SheetWriter(item.id, language);
  const word: SheetWriter['word'] = (name) => sheet.word(name);
  const path = pageOf(item, language);
  const url = site === undefined ? null : `${site}${path}`;
  const name = item.name[language];
  return {
    lang: language,
    words: {
      notStated: NOT_STATED_TEXT[language],
      language: word('language'),
      address: word('address'),
      telephone: word('telephone'),
      fax: word('fax'),
      mail: word('mail'),
      page: word('page'),
      sheet: word('sheet'),
      number: word('number'),
      revised: word('revised'),
      languageLabel: word('languageLabel'),
      units: word('units'),
      projection: word('projection'),
      scale: word('scale'),
      none: word('notToScale'),
      cad: word('cad'),
      axonometric: word('axonometric'),
      thirdAngle: word('thirdAngle'),
      symbol: word('symbol'),
      kind: word(item.kind === 'sheet' ? 'dataSheet' : 'document'),
      item: word('item'),
      value: word('value'),
      qr: word('qr'),
      logo: word('logo'),
    },
    colour: COLOURS[item.category.theme],
    number: item.number,
    code: item.code,
    name,
    description: item.description[language],
    category: item.category.name[language],
    title: item.kind === 'sheet' ? `${item.code} ${name}` : name,
    keywords: [item.code, name],
    revised,
    block: {
      company: brand.name[language],
      descriptor: brand.descriptor[language],
      address: contact.address.oneLine[language],
      telephone: contact.telephone,
      fax: contact.fax,
      mail: contact.email,
      url,
      shown: shownAddress(site, path),
    },
  };
}

/** Drawings and CAD files beside a sheet, by number: of the flanged pinch valve each size has its own. */
function filesBeside({ product, dn }: ListedSheet, sheet: SheetWriter): string {
  const { technical, displayCode } = product;
  if (technical.family === 'pinch-valve-threaded') {
    const numbers = technical.variants.map((each) => drawingNumber(displayCode, each.dn));
    return sheet.word('drawingsOnly', { numbers: numbers.join(', ') });
  }
  if (technical.family !== 'pinch-valve-flanged') return sheet.word('noCad');
  return dn === undefined
    ? sheet.word('envelopePerSize')
    : sheet.word('envelope', { number: drawingNumber(displayCode, dn) });
}

/** The data of a sheet, whole. */
export function sheetData(
  item: ListedSheet,
  language: Language,
  revised: string,
  site: string | undefined,
): { data: SheetData; pictures: DrawnSheet['pictures'] } {
  const { pictures, ...drawn } = drawSheet(item, language);
  const frame = frameOf(item, language, revised, site);
  const sheet = new SheetWriter(item.id, language);
  const data: SheetData = {
    ...frame,
    ...drawn,
    symbolAlt: `${frame.words.symbol}: ${frame.name}`,
    units: UNITS[item.product.technical.family],
    block: { ...frame.block, cad: filesBeside(item, sheet) },
  };
  return { data, pictures };
}
