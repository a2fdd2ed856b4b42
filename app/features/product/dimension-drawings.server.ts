import { madeFile } from '#content/made-files.ts';
import { picture } from '#content/pictures.ts';
import type { Product } from '#content/schema/product.ts';
import { sheetFiles } from '#content/sheet-files.ts';

import { fileAddress, kilobytes } from '#app/shared/files/files.server.ts';
import type { DimensionsView, FileView, SizeView } from '#app/shared/product/product-view.ts';
import type { Language } from '#contract/address.ts';

import { pictureView } from '#app/shared/picture/picture-view.server.ts';

/** The size that is shown where none is chosen. */
const DEFAULT_DN = 100;

/** The dimension drawings of a product that is drawn per size, with the CAD files of each. */
export function dimensionDrawings(
  { technical, model }: Product,
  language: Language,
): DimensionsView | undefined {
  if (technical.family !== 'pinch-valve-flanged' || model === undefined) return undefined;
  const sizes = technical.dimensions.flatMap(({ dn }) =>
    shownSize(`${model}-dn${dn}`, dn, language),
  );
  return sizes.some(({ dn }) => dn === DEFAULT_DN) ? { sizes, initial: DEFAULT_DN } : undefined;
}

/** Undefined where there is no drawing of the size. */
function shownSize(name: string, dn: number, language: Language): SizeView[] {
  const id = `${name}/dimensions`;
  if (picture(id).placeholder) return [];
  const drawing = pictureView(id, language);
  const files = [
    shownFile('DXF', `/cad/${name}.dxf`),
    shownFile('STEP', `/cad/${name}.step`),
    shownFile('SVG', drawing.src),
    shownSheet(name, language),
  ];
  return [{ dn, drawing, files: files.flat() }];
}

function shownFile(format: FileView['format'], href: string): FileView[] {
  const file = madeFile(href);
  return file ? [{ format, href, size: kilobytes(file.bytes) }] : [];
}

/** The drawing as a sheet to print, in the language of the page. */
function shownSheet(name: string, language: Language): FileView[] {
  const made = sheetFiles.find(
    (file) => file.id === `${name}-drawing` && file.language === language,
  );
  return made ? [{ format: 'PDF', href: fileAddress(made.file), size: kilobytes(made.bytes) }] : [];
}
