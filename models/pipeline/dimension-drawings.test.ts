import { readFileSync } from 'node:fs';
// CommonJS: the class is the default export, whatever the types say.
import Parser from 'dxf-parser';
import { expect, test } from 'vitest';
import pqvf from '#content/catalogue/pinch-valve/pqvf/pqvf.ts';
import pqvi from '#content/catalogue/pinch-valve/pqvi/pqvi.ts';
import { PQVI_PILOT_PORT, pqviSizes } from '#models/families/pinch-threaded.ts';
import { flangeSizes } from '#models/lib/flanges.ts';
import { pqvfSizes } from '#models/lib/pqvf-proportions.ts';

// A drawing shows only figures that the specification or a named standard states: every figure on the committed drawings
// is read and compared.

const written = (name: string) =>
  [...readFileSync(`public/pictures/${name}-dimensions.svg`, 'utf8').matchAll(/>([^<>]+)<\/text>/g)]
    .map(([, text = '']) => text)
    .filter((text) => /\d/.test(text))
    .toSorted();

test('the sizes drawn are those of the catalogue', () => {
  if (pqvf.technical.family !== 'pinch-valve-flanged') throw new Error('PQVF is flanged');
  expect(pqvfSizes.map(({ dn, length, outer, inner }) => [dn, length, outer, inner])).toEqual(
    pqvf.technical.dimensions.map(({ dn, l, d, di }) => [dn, l, d, di]),
  );
  if (pqvi.technical.family !== 'pinch-valve-threaded') throw new Error('PQVI is threaded');
  expect(pqviSizes.map(({ dn, length }) => [dn, length])).toEqual(
    pqvi.technical.variants.map(({ dn, length }) => [dn, length]),
  );
});

test.each(pqvfSizes)(
  'PQVF DN $dn: L, D, Di, the flange and nothing else',
  ({ dn, length, outer, inner }) => {
    const flange = flangeSizes.find((size) => size.dn === dn);
    expect(written(`pqvf-dn${dn}`)).toEqual(
      [
        `L = ${length}`,
        `⌀D = ${outer}`,
        `⌀Di = ${inner}`,
        `⌀k = ${flange?.pitchCircle}*`,
        `${flange?.holes} × ⌀${flange?.holeDiameter}*`,
        `PQVF DN ${dn}`,
        `${flange?.standard} · ${flange?.pressure}`,
      ].toSorted(),
    );
  },
);

test.each(pqvfSizes)(
  'PQVF DN $dn: the DXF writes no other figure',
  ({ dn, length, outer, inner }) => {
    const flange = flangeSizes.find((size) => size.dn === dn);
    const dxf = new Parser().parseSync(readFileSync(`public/cad/pqvf-dn${dn}.dxf`, 'utf8'));
    const texts = (dxf?.entities ?? []).flatMap((entity) =>
      'text' in entity && typeof entity.text === 'string' ? [entity.text] : [],
    );
    expect(texts.filter((text) => /\d/.test(text)).toSorted()).toEqual(
      [
        `L = ${length}`,
        `%%cD = ${outer}`,
        `%%cDi = ${inner}`,
        `%%ck = ${flange?.pitchCircle} *`,
        `${flange?.holes} x %%c${flange?.holeDiameter} *`,
        `PQVF DN ${dn} - ${flange?.standard} ${flange?.pressure} - simplified envelope model - mm`,
      ].toSorted(),
    );
    expect(texts).toContain('* flange holes to be confirmed');
  },
);

test.each(pqviSizes)(
  'PQVI DN $dn: L, the threads and nothing else',
  ({ dn, length, connection }) => {
    expect(written(`pqvi-dn${dn}`)).toEqual(
      [
        `L = ${length}`,
        connection,
        connection,
        PQVI_PILOT_PORT,
        PQVI_PILOT_PORT,
        `PQVI DN ${dn}`,
      ].toSorted(),
    );
  },
);
