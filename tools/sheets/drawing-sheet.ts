/** A dimension drawing as PDF: the drawing that the page shows, on a sheet of its own. */
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';

import { dimensionDrawing as WORDS } from '#content/drawn-words.ts';
import { brand, contact } from '#content/index.ts';
import { picture } from '#content/pictures.ts';

import type { Language } from '#contract/address.ts';

import type { CompileRequest } from './compiler.ts';
import { DIMENSION_VIEWS, preparedDrawing } from './drawings.ts';
import { pageOf, shownAddress } from './product-sheet.ts';
import type { ListedDrawing } from './sheet-list.ts';
import { SheetWriter } from './sheet-writer.ts';

/** What sheets/drawing.typ needs. */
export function drawingRequest(
  item: ListedDrawing,
  language: Language,
  revised: string,
  site: string | undefined,
): CompileRequest {
  const { english, src, alt } = picture(item.picture);
  const file = language === 'en' && english !== undefined ? english : src;
  const sheet = new SheetWriter(item.id, language);
  return {
    name: `${item.id}-${language}`,
    template: 'drawing.typ',
    data: {
      lang: language,
      title: `${item.code} ${item.name[language]}`,
      description: item.description[language],
      keywords: [item.number, item.code],
      company: brand.name[language],
      descriptor: brand.descriptor[language],
      telephone: contact.telephone,
      shown: shownAddress(site, pageOf(item, language)),
      revised,
      alt: alt[language],
      cells: titleCells(readFileSync(`public${file}`, 'utf8'), language),
      words: {
        logo: sheet.word('logo'),
        telephone: sheet.word('telephone'),
        page: sheet.word('page'),
        sheet: sheet.word('sheet'),
      },
    },
    sources: item.sources,
    pictures: new Map([['drawing', preparedDrawing(parse(file).name, { crop: DIMENSION_VIEWS })]]),
  };
}

/** What the title block of a drawing says below its title: label and value, the method of projection without one. */
function titleCells(svg: string, language: Language): [string, string?][] {
  const said = [...svg.matchAll(/aria-label="([^"]+)"/g)].map(([, words = '']) => words);
  const cells = said.slice(said.indexOf(WORDS[language].title) + 2);
  return cells.flatMap((label, index): [string, string?][] =>
    index % 2 > 0 ? [] : label === cells.at(-1) ? [[label]] : [[label, cells[index + 1] ?? '']],
  );
}
