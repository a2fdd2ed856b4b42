import { readFileSync } from 'node:fs';
// CommonJS: the class is the default export, whatever the types say.
import Parser from 'dxf-parser';
import { expect, test } from 'vitest';
import { drawingRevision } from '../../content/drawing-revision.ts';
import pqvf from '../../content/catalogue/pinch-valve/pqvf/pqvf.ts';
import { quantityText } from '../../facts/print.ts';
import pqvi from '../../content/catalogue/pinch-valve/pqvi/pqvi.ts';
import { PQVI_PILOT_PORT, pqviSizes } from '#models/families/pinch-threaded.ts';
import { flangeSizes } from '../../content/flange-sizes.ts';
import { pqvfSizes } from '#models/lib/pqvf-proportions.ts';

// A drawing shows only figures that the specification or a named standard states: every figure on the committed drawings
// is read and compared.

/** Every version of a drawing: side by side and upright, with Korean and with English words. */
const VERSIONS = ['', '-en', '-upright', '-upright-en'] as const;

/** What a drawing says: text is outlines, each with its words as label. */
const labels = (name: string, version: string) =>
  [
    ...readFileSync(`public/pictures/${name}-dimensions${version}.svg`, 'utf8').matchAll(
      /aria-label="([^"]+)"/g,
    ),
  ].map(([, text = '']) => text);

const written = (name: string, version: string) =>
  labels(name, version)
    .filter((text) => /\d/.test(text) && text !== '제3각법')
    .toSorted();

const revision = `${drawingRevision.letter} · ${drawingRevision.day}`;
const titled = (type: string, version: string) =>
  version.endsWith('en') ? `${type} dimension drawing` : `${type} 치수도`;

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
    if (pqvf.technical.family !== 'pinch-valve-flanged') throw new Error('PQVF is flanged');
    const maxPressure = quantityText(
      pqvf.technical.maxOperatingPressure,
      { language: 'en' },
      { limit: true },
    );
    for (const version of VERSIONS)
      expect(written(`pqvf-dn${dn}`, version), version).toEqual(
        [
          String(length),
          `Ø${outer}`,
          `Ø${inner}`,
          `Ø${flange?.pitchCircle}*`,
          `${flange?.holes} × Ø${flange?.holeDiameter}*`,
          titled(`PQVF DN ${dn}`, version),
          `PV-PQVF-${dn}-M`,
          revision,
          `${flange?.standard} (${flange?.pressure})`,
          maxPressure,
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
    for (const version of VERSIONS)
      expect(written(`pqvi-dn${dn}`, version), version).toEqual(
        [
          String(length),
          connection,
          connection,
          PQVI_PILOT_PORT,
          PQVI_PILOT_PORT,
          titled(`PQVI DN ${dn}`, version),
          `PV-PQVI-${dn}-M`,
          revision,
        ].toSorted(),
      );
  },
);

test('a drawing says in one language what is to be confirmed, what is illustration, unit, scale and projection', () => {
  const says = (version: string) => labels('pqvf-dn100', version);
  expect(says('')).toEqual(
    expect.arrayContaining(['확인 필요', '예시', 'mm', '비례척 아님 (NS)', '제3각법']),
  );
  expect(says('-en')).toEqual(
    expect.arrayContaining([
      'To be confirmed',
      'Illustration',
      'mm',
      'Not to scale',
      'Third angle',
    ]),
  );
  expect(says('-en').join('')).not.toMatch(/[가-힣]/);
  // The half section is named by its cutting plane; one above the other, the end view by an arrow (ISO 128-3).
  for (const version of VERSIONS) expect(says(version)).toContain('A–A');
  for (const version of ['-upright', '-upright-en']) expect(says(version)).toContain('B');
});
