/** What the compiler sets for each listed file: template, data and pictures. */
import type { Language } from '#contract/address.ts';

import type { CompileRequest } from './compiler.ts';
import { documentRequest } from './document-sheet.ts';
import { drawingRequest } from './drawing-sheet.ts';
import { preparedDrawing } from './drawings.ts';
import { symbolOf } from './pid-symbols.ts';
import { sheetData } from './product-sheet.ts';
import type { Listed, ListedSheet } from './sheet-list.ts';
import { qrPicture } from './symbols.ts';

/** @param site origin of the site; undefined while it has no address */
export function requestOf(
  item: Listed,
  language: Language,
  revised: string,
  site: string | undefined,
): CompileRequest {
  if (item.kind === 'sheet') return sheetRequest(item, language, revised, site);
  if (item.kind === 'drawing') return drawingRequest(item, language, revised, site);
  return documentRequest(item, language, revised, site);
}

function sheetRequest(
  item: ListedSheet,
  language: Language,
  revised: string,
  site: string | undefined,
): CompileRequest {
  const { data, pictures } = sheetData(item, language, revised, site);
  const drawn = [...pictures].map(([file, how]): [string, string] => [
    file,
    'svg' in how ? how.svg : preparedDrawing(file, how),
  ]);
  return {
    name: `${item.id}-${language}`,
    template: 'sheet.typ',
    data,
    sources: item.sources,
    pictures: new Map([
      ...drawn,
      ...qrPicture(data.block.url),
      ['symbol', symbolOf(item.product, item.series)],
    ]),
  };
}
