/** A dimension drawing as PDF: the drawing that the page shows, on a sheet of its own. */
import { readFileSync } from 'node:fs';

import { brand, contact } from '#content/index.ts';
import { picture } from '#content/pictures.ts';

import type { Language } from '#contract/address.ts';

import type { CompileRequest } from './compiler.ts';
import { pageOf, shownAddress } from './product-sheet.ts';
import type { ListedDrawing } from './sheet-list.ts';

/** What sheets/drawing.typ needs. */
export function drawingRequest(
  item: ListedDrawing,
  language: Language,
  revised: string,
  site: string | undefined,
): CompileRequest {
  const { english, src, alt } = picture(item.picture);
  const file = language === 'en' && english !== undefined ? english : src;
  return {
    name: `${item.id}-${language}`,
    template: 'drawing.typ',
    data: {
      lang: language,
      title: `${item.code} ${item.name[language]}`,
      description: item.description[language],
      keywords: [item.number, item.code],
      company: brand.name[language],
      telephone: contact.telephone,
      shown: shownAddress(site, pageOf(item, language)),
      revised,
      alt: alt[language],
    },
    sources: item.sources,
    pictures: new Map([['drawing', readFileSync(`public${file}`, 'utf8')]]),
  };
}
