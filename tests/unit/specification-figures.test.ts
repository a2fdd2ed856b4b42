/**
 * Every figure of the specification, written from it with literal numbers, against the content: the one test that repeats
 * content. A figure that the supplier has corrected names its new source in the entry's provenance and is then no longer the
 * specification's, so that a correction touches no test. Interface constants belong to the app and are tested there.
 */
import { describe, expect, it } from 'vitest';

import { enteredInImperial, fromImperial, imperialText } from '#app/shared/units/units.ts';
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

import { sourceOf } from '#content/provenance.ts';

function get(id: string): Product {
  const result = findProductById(id);
  if (result.kind !== 'found') throw new Error(`no product ${id}`);
  return result.product;
}

/** Whether a technical figure is still the specification's; else its source must be one that figures may have. */
function isSpecified(id: string, field: string): boolean {
  const path = `technical.${field}`;
  const { provenance } = get(id);
  const parts = provenance.filter((line) => line.field.startsWith(`${path}.`));
  const sources = [sourceOf(provenance, path), ...parts.map(({ source }) => source)];
  if (sources.every((source) => source?.startsWith('spec §'))) return true;
  for (const source of sources)
    expect(source, `${id}: the source of ${path}`).toMatch(/^(?:spec §|supplier .|standard .)/);
  return false;
}

/** Compares technical figures of a product with the specification's. */
function expectFigures(id: string, figures: Readonly<Record<string, unknown>>): void {
  const technical: Readonly<Record<string, unknown>> = get(id).technical;
  for (const [field, figure] of Object.entries(figures)) {
    if (!isSpecified(id, field)) continue;
    expect(
      technical[field],
      `${id}: technical.${field} is not what its source, the specification, says. If the supplier has corrected it, ` +
        `add { field: 'technical.${field}', source: 'supplier <document, date>' } to the provenance of the entry`,
    ).toEqual(figure);
  }
}

/** All text that a document shows, as one string. */
const documentText = (id: string): string => JSON.stringify(findDocument(id));

describe('pneumatic rotary actuators', () => {
  it.each([
    ['ap-da', 'double-acting'],
    ['ap-sr', 'spring-return'],
  ])('%s', (id, action) => {
    expectFigures(id, {
      family: 'pneumatic-actuator',
      action,
      sizes: { from: 1, to: 12 },
      sizesStated: 11,
      supply: {
        bar: { comparator: 'between', min: 2, max: 8, unit: 'bar' },
        psi: { comparator: 'between', min: 29, max: 116, unit: 'psi' },
      },
      temperature: { comparator: 'between', min: -20, max: 80, unit: '°C' },
      torque: { comparator: 'between', min: 25, max: 18500, unit: 'Nm' },
      rotation: { standard: 90, options: [45, 60, 120] },
      mounting: 'ISO 5211',
      protectionOptions: ['IP65', 'IP67'],
    });
    expect(JSON.stringify(get(id).specifications)).toContain('씰');
  });

  it.each([
    ['sizes', 'AP1–AP12'],
    ['sizesStated', '11 sizes'],
    ['supply', '2–8 bar (29–116 psi)'],
    ['torque', '25–18,500 Nm'],
    ['temperature', '−20 ~ +80 °C'],
    ['rotation', '90°'],
    ['rotation', '45/60/120°'],
    ['mounting', 'ISO 5211'],
    ['protectionOptions', 'IP65/IP67'],
  ])('the catalogue shows %s: %s', (field, figure) => {
    if (isSpecified('ap-da', field)) expect(documentText('rotary')).toContain(figure);
  });

  it('the catalogue has 13 pages', () => {
    expect(findDocument('rotary')?.totalPages).toBe(13);
  });
});

describe('electric actuators', () => {
  it('facts', () => {
    expect(electricRange).toMatchObject({
      ambient: {
        standard: { comparator: 'between', min: -25, max: 70, unit: '°C' },
        high: { comparator: 'between', min: 0, max: 120, unit: '°C' },
        low: { comparator: 'between', min: -60, max: 60, unit: '°C' },
      },
      insulation: { class: 'F', max: { comparator: 'at-most', max: 155, unit: '°C' } },
      duty: {
        onOff: { type: 'S2', time: { comparator: 'exactly', value: 15, unit: 'min' } },
        modulating: { type: 'S4', share: { comparator: 'exactly', value: 25, unit: '%' } },
      },
      protection: {
        standard: 'IP67',
        option: {
          class: 'IP68',
          depth: { comparator: 'exactly', value: 6, unit: 'm' },
          time: { comparator: 'at-most', max: 72, unit: 'h' },
          openCloseCycles: 10,
        },
      },
      positionSensing: { comparator: 'between', min: 1, max: 100000, unit: 'turns' },
      analogueOutput: { comparator: 'between', min: 4, max: 20, unit: 'mA' },
      switches: { limit: 2, torque: 2, extraOptional: 7 },
      conduitEntries: [
        { count: 2, thread: 'PG21' },
        { count: 1, thread: 'PG16' },
      ],
    });
  });

  it.each([
    '−25 ~ +70 °C',
    '−25 to +70 °C',
    '0 to +120 °C',
    '−60 to +60 °C',
    'F, up to 155 °C',
    'S2-15 min',
    'S4-25 %',
    'IP67',
    'IP68',
    '6 m',
    'up to 72 h',
    'up to 10 open-close cycles',
    '1–100,000 output turns',
    '4–20 mA',
    '2 limit and 2 torque',
    '7 further, configurable',
    '2 × PG21 + 1 × PG16',
  ])('the document shows %s', (figure) => {
    expect(documentText('electric-features')).toContain(figure);
  });

  it('integral control replaces contactors, wiring and pushbuttons, with optional fieldbus', () => {
    expect(documentText('integral-control')).toMatch(
      /replaces external reversing contactors, their wiring and local pushbuttons.*optional fieldbus/,
    );
  });
});

describe('quarter-turn 480 series', () => {
  it.each([
    ['480-006', 60, ['F05', 'F07'], 20, false],
    ['480-010', 100, ['F07'], 21, false],
    ['480-015', 160, ['F07', 'F10'], 26, true],
    ['480-025', 240, ['F07', 'F10'], 26, true],
    ['480-035', 350, ['F10', 'F12'], 31, true],
    ['480-050', 500, ['F10', 'F12'], 31, true],
    ['480-080', 800, ['F12', 'F14'], 39, true],
    ['480-110', 1100, ['F12', 'F14'], 39, true],
  ])('%s: %i Nm', (id, torque, flanges, seconds, threePhase) => {
    const frequency = { comparator: 'between', min: 50, max: 60, unit: 'Hz' };
    const voltage = (min: number, max: number) => ({ comparator: 'between', min, max, unit: 'V' });
    expectFigures(id, {
      family: 'quarter-turn-actuator',
      torque: { comparator: 'at-most', max: torque, unit: 'Nm' },
      flanges,
      time: { seconds, angle: 90, atHz: 50 },
      singlePhase: { voltage: voltage(110, 220), frequency },
      threePhase: threePhase ? { voltage: voltage(380, 440), frequency } : 'unavailable',
    });
  });

  it('all models stand in the document and its table', () => {
    const table = get('480-006').variantTable;
    const codes = products
      .filter(({ subcategory }) => subcategory === 'quarter-turn-480')
      .map(({ code }) => code);
    expect(table?.rows.map(([code]) => code)).toEqual(codes);
    // The page makes its table of the models that the document names.
    const listed = findDocument('quarter-turn-480')?.pages.flatMap(({ content }) =>
      content.flatMap((block) => (block.type === 'product-catalog' ? block.products : [])),
    );
    expect(listed).toEqual(codes.map((code) => code.toLowerCase()));
  });

  it('carries none of the general electric figures', () => {
    for (const product of products.filter(
      ({ technical }) => technical.family === 'quarter-turn-actuator',
    )) {
      expect(JSON.stringify(product)).not.toMatch(/IP6[78]|PG21|PG16|S2-15|S4-25|−25|\+70|155/);
    }
    expect(documentText('quarter-turn-480')).not.toMatch(
      /IP6[78]|PG21|PG16|S2-15|S4-25|−25|\+70|155/,
    );
  });
});

describe('hydraulic and pneumatic special-medium actuators', () => {
  it('facts', () => {
    expect(specialMediumRange).toMatchObject({
      hydraulicSupply: { comparator: 'between', min: 20, max: 120, unit: 'bar' },
      pneumaticSupply: { comparator: 'between', min: 2, max: 10, unit: 'bar' },
      efficiency: { comparator: 'above', min: 95, unit: '%' },
      series: ['4HO', '4PO'],
      quarterTurnTorque: { comparator: 'at-most', max: 4000, unit: 'Nm' },
      protection: ['IP67', 'IP68'],
    });
  });

  it.each(['20–120 bar', '2–10 bar', 'above 95 %', '4HO/4PO', 'up to 4,000 Nm', 'IP67 or IP68'])(
    'the document shows %s',
    (figure) => {
      expect(documentText('hydraulic-pneumatic-actuators')).toContain(figure);
    },
  );
});

describe('butterfly valves', () => {
  const between = (min: number, max: number) => ({ comparator: 'between', min, max, unit: '°C' });
  it.each([
    ['301', 40, 1200, { pn: [10, 16] }, between(-20, 100)],
    ['301e', 50, 500, { pn: [10, 16] }, between(0, 70)],
    ['301tss', 50, 300, { pn: [16] }, between(-10, 200)],
    ['401n', 80, 700, { pn: [16] }, between(-50, 200)],
    ['501m', 50, 1000, { ansi: [150, 300, 600], pn: [16, 40, 63, 100] }, between(-196, 538)],
    [
      'ht600',
      50,
      1000,
      { pn: [6, 10, 16], ansi: [150] },
      { comparator: 'at-most', max: 600, unit: '°C' },
    ],
  ])('%s', (id, from, to, rating, temperature) => {
    expectFigures(id, {
      family: 'butterfly-valve',
      size: { system: 'DN', from, to },
      rating,
      temperature,
    });
  });

  it('HT600 is wafer type up to DN 600 and double flanged for DN 700–1000', () => {
    expectFigures('ht600', {
      bodyStyles: [
        { style: 'wafer', size: { system: 'DN', from: 50, to: 600 } },
        { style: 'double-flanged', size: { system: 'DN', from: 700, to: 1000 } },
      ],
    });
  });

  it('no other code claims a body style, and none a geometry', () => {
    for (const id of ['301', '301e', '301tss', '401n', '501m']) {
      expectFigures(id, { bodyStyles: 'not-stated' });
      expect(JSON.stringify(get(id))).not.toMatch(/동심|편심|offset|concentric|eccentric/i);
    }
  });

  it('stands on two pages: 301, 301E, 301TSS, then the rest', () => {
    const document = findDocument('butterfly-valves');
    const shown = document?.pages.map((page) =>
      page.content.flatMap((block) => (block.type === 'product-catalog' ? block.products : [])),
    );
    expect(shown).toEqual([
      ['301', '301e', '301tss'],
      ['401n', '501m', 'ht600'],
    ]);
  });
});

describe('ball valves', () => {
  const between = (min: number, max: number) => ({ comparator: 'between', min, max, unit: '°C' });
  const dn = (from: number, to: number) => ({ system: 'DN', from, to });
  const inches = (from: [number, number], to: [number, number]) => ({
    system: 'inch',
    from: { numerator: from[0], denominator: from[1] },
    to: { numerator: to[0], denominator: to[1] },
  });
  const bar = (value: number) => ({ comparator: 'exactly', value, unit: 'bar' });

  it.each([
    ['s10', dn(15, 100), { pn: [16, 25, 40], ansi: [150, 300] }, between(-29, 200)],
    [
      's20',
      inches([1, 4], [2, 1]),
      { working: { psi: { comparator: 'exactly', value: 800, unit: 'psi' }, bar: bar(55) } },
      between(-25, 180),
    ],
    [
      's30',
      dn(15, 200),
      {
        ansi: [150, 300, 600],
        maxByAnsi: [
          { ansi: 150, bar: 20 },
          { ansi: 300, bar: 50 },
          { ansi: 600, bar: 100 },
        ],
      },
      between(-20, 200),
    ],
    [
      's30t',
      'not-stated',
      {
        examples: [
          { value: 19.6, unit: 'not-stated', at: { value: 38, unit: '°C' } },
          { value: 13.8, unit: 'not-stated', at: { value: 200, unit: '°C' } },
        ],
      },
      between(-40, 200),
    ],
    [
      's40',
      inches([1, 4], [4, 1]),
      {
        pnBySize: [
          { from: { numerator: 1, denominator: 4 }, to: { numerator: 1, denominator: 1 }, pn: 40 },
          { from: { numerator: 5, denominator: 4 }, to: { numerator: 5, denominator: 4 }, pn: 32 },
          { from: { numerator: 3, denominator: 2 }, to: { numerator: 5, denominator: 2 }, pn: 30 },
          { from: { numerator: 3, denominator: 1 }, to: { numerator: 4, denominator: 1 }, pn: 25 },
        ],
      },
      between(-20, 120),
    ],
    ['s50', inches([1, 4], [3, 1]), { pn: [63] }, between(-20, 200)],
    ['s60', inches([1, 4], [4, 1]), { pn: [63] }, between(-20, 200)],
    ['s70', inches([1, 2], [2, 1]), { pn: [16] }, between(-20, 150)],
    ['s80', inches([1, 2], [2, 1]), { pn: [16] }, between(-20, 150)],
  ])('%s', (id, size, rating, temperature) => {
    expectFigures(id, { family: 'ball-valve', size, rating, temperature });
  });

  it.each(['s70', 's80'])('%s is three-way, T-port and L-port, extended to +200 °C', (id) => {
    expectFigures(id, {
      threeWayPorts: ['T', 'L'],
      temperatureExtended: { comparator: 'at-most', max: 200, unit: '°C' },
    });
  });

  it.each(['s50', 's60', 's70', 's80'])(
    '%s: actuator supply 5.5 bar, differential pressure 16 bar',
    (id) => {
      expectFigures(id, { actuatorSupply: bar(5.5), maxDifferentialPressure: bar(16) });
    },
  );

  it.each(['s10', 's20', 's30', 's30t', 's40'])(
    '%s: the supply depends on the actuator that is fitted',
    (id) => {
      expectFigures(id, { actuatorSupply: 'by-actuator', maxDifferentialPressure: 'not-stated' });
    },
  );

  it('shows S30T without claiming a unit', () => {
    const { en, ko } = get('s30t').specifications;
    if (isSpecified('s30t', 'rating'))
      expect(en['Pressure rating']).toBe(
        'for example 19.6 at 38 °C, 13.8 at 200 °C (unit not stated)',
      );
    if (isSpecified('s30t', 'size')) expect(ko['호칭경']).toBe('자료 없음');
  });
});

describe('pinch valves', () => {
  it('PQVF', () => {
    const dn = (from: number, to: number) => ({ system: 'DN', from, to });
    expectFigures('pqvf', {
      family: 'pinch-valve-flanged',
      size: { ...dn(40, 200), list: [40, 50, 65, 80, 100, 125, 150, 200] },
      maxOperatingPressure: { comparator: 'between', min: 4, max: 6, unit: 'bar' },
      casing: ['grey-cast-iron-gg20', 'aluminium'],
      flanges: [
        { standard: 'DIN 2633', size: dn(40, 150) },
        { standard: 'DIN 2632', size: dn(200, 200) },
      ],
      dimensions:
        '40/156/150/40, 50/167/165/45, 65/184/185/60, 80/226/200/75, 100/282/220/95, 125/350/250/120, 150/420/285/145, 200/559/340/195'
          .split(', ')
          .map((size) => size.split('/').map(Number))
          .map(([dn, l, d, di]) => ({ dn, l, d, di })),
    });
  });

  it('PQVF: the document shows the dimension table', () => {
    expect(findDocument('pqvf')?.totalPages).toBe(1);
    if (!isSpecified('pqvf', 'dimensions') || !isSpecified('pqvf', 'flanges')) return;
    expect(documentText('pqvf')).toContain(JSON.stringify([100, 282, 220, 95, 'DIN 2633']));
    expect(documentText('pqvf')).toContain(JSON.stringify([200, 559, 340, 195, 'DIN 2632']));
  });

  it('PQVI', () => {
    const g = (numerator: number, denominator: number) => ({
      thread: 'G',
      size: { numerator, denominator },
    });
    expectFigures('pqvi', {
      family: 'pinch-valve-threaded',
      variants: [
        { dn: 20, connection: g(3, 4), length: 140, weight: 1.2 },
        { dn: 25, connection: g(1, 1), length: 150, weight: 1.9 },
      ],
      maxOperatingPressure: { comparator: 'at-most', max: 6, unit: 'bar' },
      controlAirAboveOperating: { comparator: 'between', min: 2, max: 2.5, unit: 'bar' },
      pilotPort: g(3, 8),
    });
  });

  it('sleeve elastomers by highest temperature', () => {
    const at = (temperature: number) =>
      sleeveElastomers
        .filter((item) => item.temperature === temperature)
        .map((item) => item.material);
    expect(at(80)).toEqual(['NR standard', 'NR SKAZ', 'NR LQ-clear', 'NR E-conductive']);
    expect(at(100)).toEqual([
      'NR LQ-black',
      'CR',
      'NBR',
      'NBR LQ-clear',
      'NBR E-conductive',
      'SBR',
      'FPM',
      'IIR',
      'CSM',
    ]);
    expect(at(120)).toEqual(['EPDM', 'EPDM LQ-clear']);
    expect(at(150)).toEqual(['MQ']);
    expect(sleeveElastomers).toHaveLength(16);
    const rows = sleeveElastomers.map(({ material, description, temperature }) => ({
      material,
      description,
      temperature,
    }));
    expect(documentText('pqvf')).toContain(JSON.stringify(rows));
  });
});

describe('imperial units agree with the supply that is stated in both, 2–8 bar (29–116 psi)', () => {
  it('in texts, in what is entered and in what is filtered by', () => {
    expect(imperialText('2–8 bar')).toBe('29–116 psi');
    expect(imperialText('2–10 bar')).toBe('29–145 psi');
    expect([fromImperial(29, 'bar'), fromImperial(116, 'bar')]).toEqual([2, 8]);
    expect(enteredInImperial(2, 'bar')).toBe(29);
  });
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
    expect(experience?.unit.ko).toBe('년 이상');
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
