/** Symbols of a sheet as SVG: the company's mark, P&ID symbols, the projection symbol, the QR code. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';

import { NEEDLE } from '#contract/colours.ts';
import { SYMBOL_SHAPES, type SymbolName } from '#app/ui/symbol-shapes.ts';

export const INK = '#111a20';

/** An SVG drawn in lines of ink. */
export const lineDrawing = (viewBox: string, strokeWidth: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="${INK}" stroke-width="${strokeWidth}" stroke-linejoin="round">${body}</svg>`;

/** A P&ID symbol, as the site's icons have it. */
export const pidSymbol = (name: SymbolName): string =>
  lineDrawing(
    '0 0 24 24',
    1.2,
    SYMBOL_SHAPES[name]
      .map(([element, attributes]) => renderToStaticMarkup(createElement(element, attributes)))
      .join('')
      .replaceAll('currentColor', INK),
  );

export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><path d="M2 14v16l15-8 15 8V14l-15 8z" fill="${INK}"/><path d="M17 22V11" stroke="${INK}" stroke-width="2.5"/><circle cx="17" cy="6.5" r="4.5" fill="${NEEDLE.onLight}"/></svg>`;

/** Third-angle projection (ISO 5456-2): both circles on the left, the frustum on the right, its small end towards them. */
export const THIRD_ANGLE = lineDrawing(
  '0 0 46 22',
  1,
  `<circle cx="12" cy="11" r="8"/><circle cx="12" cy="11" r="4"/><path d="M28 7 42 3v16l-14-4z"/><path stroke="${NEEDLE.onLight}" stroke-width=".6" stroke-dasharray="4 1 1 1" d="M1 11h44M12 0v22"/>`,
);

/** The QR code of an address among the pictures of a sheet; none without an address. */
export const qrPicture = (address: string | null): [string, string][] =>
  address === null ? [] : [['qr', qrCode(address)]];

/** An address as a QR code, one path, with the quiet zone of four modules that ISO/IEC 18004 asks for. */
function qrCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}
