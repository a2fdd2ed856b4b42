/**
 * Every figure of the specification, written from it with literal numbers, against the content: the one test that repeats
 * content. A figure that the supplier has corrected names its new source in the entry's provenance and is then no longer the
 * specification's, so that a correction touches no test. Interface constants belong to the app and are tested there.
 */
import { describe, expect, it, test } from 'vitest';

import { electricRangeFacts, specialMediumFacts } from '#content/facts-of.ts';
import type { Subject } from '#facts/facts.ts';
import { quantityText, rowText } from '#facts/print.ts';
import { rowsAt } from '#facts/rows.ts';
import { enteredInImperial, fromImperial } from '#facts/units.ts';
import {
  categories,
  claims,
  electricRange,
  findDocument,
  findProductById,
  gallery,
  home,
  openQuestions,
  products,
  sleeveElastomers,
  specialMediumRange,
  timeline,
} from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';

function get(id: string): Product {
  const result = findProductById(id);
  if (result.kind !== 'found') throw new Error(`no product ${id}`);
  return result.product;
}

/** All text that a document shows, as one string. */
const documentText = (id: string): string => JSON.stringify(findDocument(id));

/**
 * The rows of a product, by key: `temperature`, `temperature.extended`. A figure that the supplier has corrected names its new
 * source and is left out.
 */
const rowsOf = (subject: Subject): Record<string, string> =>
  Object.fromEntries(
    [...rowsAt(subject, 'specification'), ...rowsAt(subject, 'size-table')]
      .filter(({ facts }) => facts.every(({ provenance }) => provenance.basis === 'stated'))
      .map(({ key, facts }) => {
        const isExtended = facts.every(({ scope }) => scope.version === 'extended');
        return [isExtended ? `${key}.extended` : key, rowText(facts, { language: 'en' })];
      }),
  );

const AP = {
  frameSizes: 'AP1–AP12',
  torque: '25–18,500 Nm (by size and supply pressure)',
  rotation: '90° standard, 45/60/120° optional',
  mounting: 'ISO 5211',
  actuatorTemperature: '−20 to +80 °C',
  protection: 'IP65/IP67 optional',
  seals: 'Options available',
};
const model = (torque: string, mounting: string, seconds: number, threePhase = '') => ({
  torque: `${torque} Nm`,
  rotation: '90°',
  strokeTime: `${seconds} s (50 Hz)`,
  mounting,
  singlePhase: '110–220 V, 50–60 Hz',
  threePhase: threePhase || '380–440 V, 50–60 Hz',
});
const valve = (size: string, rating: string, temperature: string) => ({
  size,
  rating,
  temperature,
});
const DRIVEN = { actuatorSupply: '5.5 bar', maxDifferential: '16 bar' };
const THREE_WAY = {
  'temperature.extended': 'up to +200 °C',
  ports: 'T-port or L-port (S70 and S80 together)',
};

/** Section 9 of the specification as the site prints it; nothing else is a row of these products. */
const SPECIFIED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ap-da': { action: 'Double-acting', ...AP, airSupply: '2–8 bar (29–116 psi)' },
  'ap-sr': {
    action: 'Spring-return',
    ...AP,
    airSupply: '2–8 bar (29–116 psi)',
  },
  '480-006': model('60', 'F05/F07', 20, 'Not available'),
  '480-010': model('100', 'F07', 21, 'Not available'),
  '480-015': model('160', 'F07/F10', 26),
  '480-025': model('240', 'F07/F10', 26),
  '480-035': model('350', 'F10/F12', 31),
  '480-050': model('500', 'F10/F12', 31),
  '480-080': model('800', 'F12/F14', 39),
  '480-110': model('1,100', 'F12/F14', 39),
  '301': valve('DN 40–1200', 'PN 10/16', '−20 to +100 °C'),
  '301e': valve('DN 50–500', 'PN 10/16', '0 to +70 °C'),
  '301tss': valve('DN 50–300', 'PN 16', '−10 to +200 °C'),
  '401n': valve('DN 80–700', 'PN 16', '−50 to +200 °C'),
  '501m': valve('DN 50–1000', 'PN 16/40/63/100, ANSI 150/300/600', '−196 to +538 °C'),
  ht600: {
    ...valve('DN 50–1000', 'PN 6/10/16, ANSI 150', 'up to +600 °C'),
    bodyStyle: 'Wafer (DN 50–600), double-flanged (DN 700–1000)',
  },
  s10: valve('DN 15–100', 'PN 16/25/40, ANSI 150/300', '−29 to +200 °C'),
  s20: valve('1/4–2 in', '800 psi (55 bar)', '−25 to +180 °C'),
  s30: {
    ...valve('DN 15–200', 'ANSI 150/300/600', '−20 to +200 °C'),
    maxPressure: '20/50/100 bar (ANSI 150/300/600)',
  },
  s30t: {
    rating: '19.6 at 38 °C, 13.8 at 200 °C (example, unit not stated)',
    temperature: '−40 to +200 °C',
  },
  s40: valve(
    '1/4–4 in',
    'PN 40 (1/4–1 in), PN 32 (1-1/4 in), PN 30 (1-1/2 – 2-1/2 in), PN 25 (3–4 in)',
    '−20 to +120 °C',
  ),
  s50: { ...valve('1/4–3 in', 'PN 63', '−20 to +200 °C'), ...DRIVEN },
  s60: { ...valve('1/4–4 in', 'PN 63', '−20 to +200 °C'), ...DRIVEN },
  s70: { ...valve('1/2–2 in', 'PN 16', '−20 to +150 °C'), ...DRIVEN, ...THREE_WAY },
  s80: { ...valve('1/2–2 in', 'PN 16', '−20 to +150 °C'), ...DRIVEN, ...THREE_WAY },
  pqvf: {
    size: 'DN 40–200',
    maxPressure: '4–6 bar (by size, casing and sleeve)',
    temperature: 'max. +80 to +150 °C, by sleeve',
    casing: 'Grey cast iron GG20 or aluminium',
    flangeStandard: 'DIN 2633 (DN 40–150), DIN 2632 (DN 200)',
    length:
      '156 mm (DN 40), 167 mm (DN 50), 184 mm (DN 65), 226 mm (DN 80), 282 mm (DN 100), 350 mm (DN 125), 420 mm (DN 150), 559 mm (DN 200)',
    flangeDiameter:
      '150 mm (DN 40), 165 mm (DN 50), 185 mm (DN 65), 200 mm (DN 80), 220 mm (DN 100), 250 mm (DN 125), 285 mm (DN 150), 340 mm (DN 200)',
    innerDiameter:
      '40 mm (DN 40), 45 mm (DN 50), 60 mm (DN 65), 75 mm (DN 80), 95 mm (DN 100), 120 mm (DN 125), 145 mm (DN 150), 195 mm (DN 200)',
  },
  pqvi: {
    size: 'DN 20, 25',
    maxPressure: '6 bar',
    temperature: 'max. +80 to +150 °C, by sleeve',
    controlAirAbove: '2–2.5 bar',
    pilotPort: 'G 3/8',
    connection: 'G 3/4 (DN 20), G 1 (DN 25)',
    length: '140 mm (DN 20), 150 mm (DN 25)',
    weight: '1.2 kg (DN 20), 1.9 kg (DN 25)',
  },
};

describe('the products', () => {
  it.each(Object.entries(SPECIFIED))('%s states what the specification gives', (id, rows) => {
    const { facts } = get(id);
    // What the supplier has corrected is no longer the specification's.
    const confirmed = new Set<string>(
      facts.facts.flatMap(({ key, provenance }) => (provenance.basis === 'confirmed' ? key : [])),
    );
    expect(
      rowsOf(facts),
      `If the supplier has corrected a figure of ${id}, name 'supplier <document, date>' as its source`,
    ).toEqual(Object.fromEntries(Object.entries(rows).filter(([key]) => !confirmed.has(key))));
  });

  it('no butterfly valve claims a geometry', () => {
    for (const product of products.filter(({ facts }) => facts.traits.includes('butterfly')))
      expect(JSON.stringify(product)).not.toMatch(/동심|편심|offset|concentric|eccentric/i);
  });

  it('sleeve elastomers by highest temperature', () => {
    const at = (limit: number) =>
      sleeveElastomers.flatMap(({ material, temperature }) =>
        temperature === limit ? material : [],
      );
    expect(at(80)).toEqual(['NR standard', 'NR SKAZ', 'NR LQ-clear', 'NR E-conductive']);
    expect(at(100).join(', ')).toBe(
      'NR LQ-black, CR, NBR, NBR LQ-clear, NBR E-conductive, SBR, FPM, IIR, CSM',
    );
    expect(at(120)).toEqual(['EPDM', 'EPDM LQ-clear']);
    expect(at(150)).toEqual(['MQ']);
    expect(sleeveElastomers).toHaveLength(16);
  });
});

describe('the ranges without a page', () => {
  it('the electric range', () =>
    expect(rowsOf(electricRangeFacts(electricRange))).toEqual({
      ambient:
        '−25 to +70 °C standard, 0 to +120 °C high-temperature version, −60 to +60 °C low-temperature version',
      insulation: 'F',
      insulationTemperature: '+155 °C',
      duty: 'S2-15 min on-off, S4-25 % modulating',
      protection: 'IP67 standard, IP68 optional',
      submersionDepth: '6 m (IP68)',
      submersionTime: 'up to 72 h (IP68)',
      submersionCycles: '10 (IP68)',
      positionSensing: '1–100,000 turns',
      analogueOutput: '4–20 mA',
      limitSwitches: '2',
      torqueSwitches: '2',
      extraSwitches: '7 optional',
      conduitEntry: '2 × PG21, 1 × PG16',
    }));
  it('the actuators driven by oil or air', () =>
    expect(rowsOf(specialMediumFacts(specialMediumRange))).toEqual({
      torque: '4,000 Nm (by size and supply pressure)',
      rotation: '90°',
      airSupply: '2–10 bar',
      oilSupply: '20–120 bar',
      efficiency: 'above 95 %',
      protection: 'IP67/IP68',
    }));
});

describe('the documents', () => {
  it.each([
    ['electric-features', 'S2-15 min'],
    ['electric-features', 'up to 72 h'],
    ['electric-features', 'up to 10 open-close cycles'],
    ['electric-features', '1–100,000 output turns'],
    ['electric-features', '2 limit and 2 torque'],
    ['electric-features', '2 × PG21 + 1 × PG16'],
    ['hydraulic-pneumatic-actuators', '20–120 bar'],
    ['hydraulic-pneumatic-actuators', 'up to 4,000 Nm'],
  ])('%s shows %s', (id, figure) => {
    expect(documentText(id)).toContain(figure);
  });

  it('integral control replaces contactors, wiring and pushbuttons, with optional fieldbus', () => {
    expect(documentText('integral-control')).toMatch(
      /replaces external reversing contactors, their wiring and local pushbuttons.*optional fieldbus/,
    );
  });

  it('the 480 series carries none of the general electric figures', () => {
    const models = products.filter(({ subcategory }) => subcategory === 'quarter-turn-480');
    expect(
      JSON.stringify([
        models.map((each) => ({ ...each, facts: null })),
        documentText('quarter-turn-480'),
      ]),
    ).not.toMatch(/IP6[78]|PG21|PG16|S2-15|S4-25|−25|\+70|155/);
    expect(models[0]?.variantTable?.rows.map(([code]) => code)).toEqual(
      models.map(({ code }) => code),
    );
  });

  it('pages: 13 of the AP range, two of butterfly valves, in their order', () => {
    expect(findDocument('rotary')?.totalPages).toBe(13);
    expect(findDocument('pqvf')?.totalPages).toBe(1);
    const pages = [
      ['301', '301e', '301tss'],
      ['401n', '501m', 'ht600'],
    ];
    const shown = findDocument('butterfly-valves')?.pages.map((page) =>
      page.content.flatMap((block) => (block.type === 'product-catalog' ? block.products : [])),
    );
    // Products that were added since stand beside those of the specification.
    expect(shown?.map((ids) => ids.filter((id) => pages.flat().includes(id)))).toEqual(pages);
  });
});

test('imperial units agree with the supply that is stated in both, 2–8 bar (29–116 psi)', () => {
  const bar = (min: number, max: number) =>
    quantityText(
      { kind: 'quantity', unit: 'bar', min, max },
      { language: 'en', units: 'imperial' },
    );
  expect([bar(2, 8), bar(2, 10)]).toEqual(['29–116 psi', '29–145 psi']);
  expect([fromImperial(29, 'bar'), fromImperial(116, 'bar')]).toEqual([2, 8]);
  expect(enteredInImperial(2, 'bar')).toBe(29);
});

describe('what the specification names', () => {
  it('categories and subcategories, in its order', () => {
    const named = {
      pneumatic: ['rotary'],
      electric: [
        'manufacturer-specialists',
        'modular-design',
        'electric-features',
        'range-series',
        '400-410-series',
        '400-470-digital',
        '460-470-series',
        'integral-control',
      ],
      special: ['actuator-controls', 'quarter-turn-480', 'hydraulic-pneumatic-actuators'],
      'sirca-valves': ['butterfly-valves', 'ball-valves'],
      'pinch-valve': ['pqvf', 'pqvi'],
    };
    for (const [id, subcategories] of Object.entries(named)) {
      const category = categories.find((item) => item.id === id);
      const ids = category?.subcategories.map((item) => item.id) ?? [];
      // More may have been added since.
      expect(ids.filter((item) => subcategories.includes(item))).toEqual(subcategories);
      expect(ids[0], 'the default subcategory').toBe(subcategories[0]);
    }
  });

  it('the history begins in 1992 and holds ten events up to 2004', () => {
    const dates = timeline.events.map(({ date }) => date);
    expect(dates[0]).toBe('1992');
    const first = dates.filter((date) => date.slice(0, 4) <= '2004');
    expect(first.length).toBeGreaterThanOrEqual(10);
  });

  it('the gallery’s sleeve replacement has 19 images', () => {
    expect(gallery.find(({ id }) => id === 1)?.images).toHaveLength(19);
  });

  it('keeps every reading of a fact on which sources differ, each with its place', () => {
    const readings = claims.flatMap((claim) =>
      claim.readings.map(({ value, place }) => `${value} @ ${place}`),
    );
    expect(readings).toEqual(
      expect.arrayContaining([
        '1992 @ timeline',
        '1994 @ about',
        '1994 @ business',
        'service since 2005 @ hero',
        'over two decades @ why-choose-us',
        '30+ years of experience @ headline-figures',
        'AP1 to AP12 @ product',
        '11 sizes @ product',
      ]),
    );
    expect(home.hero.some(({ en }) => en.includes('service since 2005'))).toBe(true);
    expect(home.hero.some(({ ko }) => ko.includes('2005년부터'))).toBe(true);
    expect(home.whyChooseUs.lead.en).toContain('over two decades');
    expect(home.whyChooseUs.lead.ko).toContain('20년이 넘는');
    const experience = home.figures.find(({ value }) => value.en === '30+');
    expect(experience?.value.ko).toBe('30');
    expect(experience?.unit?.ko).toBe('년 이상');
  });

  it('asks the supplier every known question', () => {
    const ids = openQuestions.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        'ap-torque-per-size',
        'ap-number-of-sizes',
        'ap-spring-return-pressure',
        '480-110-flange',
        's30t-unit',
        'butterfly-geometry',
        'pqvf-bolt-holes',
        'sleeve-grades',
        'form-data',
      ]),
    );
  });
});
