/**
 * Every figure of the specification's section 9, written from the specification with literal numbers, against the
 * content. Interface constants belong to the app and are tested there.
 */
import { describe, expect, it } from 'vitest';

import { enteredInImperial, fromImperial, imperialText } from '#app/data/units.ts';
import {
  electricRange,
  findDocument,
  findProductById,
  sleeveElastomers,
  specialMediumRange,
} from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import type { Family, TechnicalOf } from '#content/schema/technical.ts';

function get(id: string): Product {
  const result = findProductById(id);
  if (result.kind !== 'found') throw new Error(`no product ${id}`);
  return result.product;
}

function technicalOf<F extends Family>(id: string, family: F): TechnicalOf<F> {
  const { technical } = get(id);
  if (technical.family !== family) throw new Error(`${id} is ${technical.family}`);
  return technical as TechnicalOf<F>;
}

/** All text that a document shows, as one string. */
const documentText = (id: string): string => JSON.stringify(findDocument(id));

describe('pneumatic rotary actuators', () => {
  it.each([
    ['ap-da', 'double-acting'],
    ['ap-sr', 'spring-return'],
  ])('%s', (id, action) => {
    const data = technicalOf(id, 'pneumatic-actuator');
    expect(data.action).toBe(action);
    expect(data.sizes).toEqual({ from: 1, to: 12 });
    expect(data.sizesStated).toBe(11);
    expect(data.supply.bar).toEqual({ comparator: 'between', min: 2, max: 8, unit: 'bar' });
    expect(data.supply.psi).toEqual({ comparator: 'between', min: 29, max: 116, unit: 'psi' });
    expect(data.temperature).toEqual({ comparator: 'between', min: -20, max: 80, unit: '°C' });
    expect(data.torque).toEqual({ comparator: 'between', min: 25, max: 18500, unit: 'Nm' });
    expect(data.rotation).toEqual({ standard: 90, options: [45, 60, 120] });
    expect(data.mounting).toBe('ISO 5211');
    expect(data.protectionOptions).toEqual(['IP65', 'IP67']);
    expect(JSON.stringify(get(id).specifications)).toContain('씰');
  });

  it.each([
    'AP1–AP12',
    '11 sizes',
    '2–8 bar (29–116 psi)',
    '25–18,500 Nm',
    '−20 ~ +80 °C',
    '90°',
    '45/60/120°',
    'ISO 5211',
    'IP65/IP67',
  ])('the catalogue shows %s', (figure) => {
    expect(documentText('rotary')).toContain(figure);
  });

  it('the catalogue has 13 pages', () => {
    expect(findDocument('rotary')?.totalPages).toBe(13);
  });
});

describe('electric actuators', () => {
  it('facts', () => {
    expect(electricRange).toEqual({
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
    'F, up to +155 °C',
    'S2-15 min',
    'S4-25 %',
    'IP67',
    'IP68',
    '6 m',
    'up to 72 h',
    'up to 10 open-close cycles',
    '1–100,000 turns',
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
    const data = technicalOf(id, 'quarter-turn-actuator');
    expect(data.torque).toEqual({ comparator: 'at-most', max: torque, unit: 'Nm' });
    expect(data.flanges).toEqual(flanges);
    expect(data.time).toEqual({ seconds, angle: 90, atHz: 50 });
    expect(data.singlePhase).toEqual({
      voltage: { comparator: 'between', min: 110, max: 220, unit: 'V' },
      frequency: { comparator: 'between', min: 50, max: 60, unit: 'Hz' },
    });
    expect(data.threePhase).toEqual(
      threePhase
        ? {
            voltage: { comparator: 'between', min: 380, max: 440, unit: 'V' },
            frequency: { comparator: 'between', min: 50, max: 60, unit: 'Hz' },
          }
        : 'unavailable',
    );
  });

  it('has eight models, all in the document and its table', () => {
    const table = get('480-006').variantTable;
    expect(table?.rows.map((row) => row[0])).toEqual([
      '480-006',
      '480-010',
      '480-015',
      '480-025',
      '480-035',
      '480-050',
      '480-080',
      '480-110',
    ]);
    expect(table?.rows[7]).toEqual([
      '480-110',
      1100,
      'F12/F14',
      39,
      { ko: '있음', en: 'Yes' },
      { ko: '있음', en: 'Yes' },
    ]);
    expect(documentText('quarter-turn-480')).toContain(JSON.stringify(table?.rows));
  });

  it('carries none of the general electric figures', () => {
    for (const code of ['006', '010', '015', '025', '035', '050', '080', '110']) {
      const text = JSON.stringify(get(`480-${code}`));
      expect(text).not.toMatch(/IP6[78]|PG21|PG16|S2-15|S4-25|−25|\+70|155/);
    }
    expect(documentText('quarter-turn-480')).not.toMatch(
      /IP6[78]|PG21|PG16|S2-15|S4-25|−25|\+70|155/,
    );
  });
});

describe('hydraulic and pneumatic special-medium actuators', () => {
  it('facts', () => {
    expect(specialMediumRange).toEqual({
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
    const data = technicalOf(id, 'butterfly-valve');
    expect(data.size).toEqual({ system: 'DN', from, to });
    expect(data.rating).toEqual(rating);
    expect(data.temperature).toEqual(temperature);
  });

  it('HT600 is wafer type up to DN 600 and double flanged for DN 700–1000', () => {
    expect(technicalOf('ht600', 'butterfly-valve').bodyStyles).toEqual([
      { style: 'wafer', size: { system: 'DN', from: 50, to: 600 } },
      { style: 'double-flanged', size: { system: 'DN', from: 700, to: 1000 } },
    ]);
  });

  it('no other code claims a body style, and none a geometry', () => {
    for (const id of ['301', '301e', '301tss', '401n', '501m']) {
      expect(technicalOf(id, 'butterfly-valve').bodyStyles).toBe('not-stated');
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
    const data = technicalOf(id, 'ball-valve');
    expect(data.size).toEqual(size);
    expect(data.rating).toEqual(rating);
    expect(data.temperature).toEqual(temperature);
  });

  it.each(['s70', 's80'])('%s is three-way, T-port and L-port, extended to +200 °C', (id) => {
    const data = technicalOf(id, 'ball-valve');
    expect(data.threeWayPorts).toEqual(['T', 'L']);
    expect(data.temperatureExtended).toEqual({ comparator: 'at-most', max: 200, unit: '°C' });
  });

  it.each(['s50', 's60', 's70', 's80'])(
    '%s: actuator supply 5.5 bar, differential pressure 16 bar',
    (id) => {
      const data = technicalOf(id, 'ball-valve');
      expect(data.actuatorSupply).toEqual(bar(5.5));
      expect(data.maxDifferentialPressure).toEqual(bar(16));
    },
  );

  it.each(['s10', 's20', 's30', 's30t', 's40'])('%s has no actuator to supply', (id) => {
    expect(technicalOf(id, 'ball-valve').actuatorSupply).toBe('not-applicable');
    expect(technicalOf(id, 'ball-valve').maxDifferentialPressure).toBe('not-stated');
  });

  it('shows S30T without claiming a unit', () => {
    expect(get('s30t').specifications.en['Pressure rating']).toBe(
      '19.6 at 38 °C, 13.8 at 200 °C (unit not stated)',
    );
    expect(get('s30t').specifications.ko['호칭경']).toBe('자료 없음');
  });
});

describe('pinch valves', () => {
  it('PQVF', () => {
    const data = technicalOf('pqvf', 'pinch-valve-flanged');
    expect(data.size).toEqual({
      system: 'DN',
      from: 40,
      to: 200,
      list: [40, 50, 65, 80, 100, 125, 150, 200],
    });
    expect(data.maxOperatingPressure).toEqual({
      comparator: 'between',
      min: 4,
      max: 6,
      unit: 'bar',
    });
    expect(data.casing).toEqual(['grey-cast-iron-gg20', 'aluminium']);
    expect(data.flanges).toEqual([
      { standard: 'DIN 2633', size: { system: 'DN', from: 40, to: 150 } },
      { standard: 'DIN 2632', size: { system: 'DN', from: 200, to: 200 } },
    ]);
    expect(data.dimensions.map(({ dn, l, d, di }) => `${dn}/${l}/${d}/${di}`).join(', ')).toBe(
      '40/156/150/40, 50/167/165/45, 65/184/185/60, 80/226/200/75, 100/282/220/95, 125/350/250/120, 150/420/285/145, 200/559/340/195',
    );
  });

  it('PQVF: the document shows the dimension table', () => {
    expect(findDocument('pqvf')?.totalPages).toBe(1);
    expect(documentText('pqvf')).toContain(JSON.stringify([100, 282, 220, 95, 'DIN 2633']));
    expect(documentText('pqvf')).toContain(JSON.stringify([200, 559, 340, 195, 'DIN 2632']));
  });

  it('PQVI', () => {
    const data = technicalOf('pqvi', 'pinch-valve-threaded');
    expect(data.variants).toEqual([
      {
        dn: 20,
        connection: { thread: 'G', size: { numerator: 3, denominator: 4 } },
        length: 140,
        weight: 1.2,
      },
      {
        dn: 25,
        connection: { thread: 'G', size: { numerator: 1, denominator: 1 } },
        length: 150,
        weight: 1.9,
      },
    ]);
    expect(data.maxOperatingPressure).toEqual({ comparator: 'at-most', max: 6, unit: 'bar' });
    expect(data.controlAirAboveOperating).toEqual({
      comparator: 'between',
      min: 2,
      max: 2.5,
      unit: 'bar',
    });
    expect(data.pilotPort).toEqual({ thread: 'G', size: { numerator: 3, denominator: 8 } });
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
    expect(documentText('pqvf')).toContain(JSON.stringify(sleeveElastomers));
  });
});

describe('imperial units agree with what is stated in both', () => {
  it.each(['ap-da', 'ap-sr'])('supply of %s', (id) => {
    const { bar, psi } = technicalOf(id, 'pneumatic-actuator').supply;
    expect(bar).toMatchObject({ min: 2, max: 8 });
    expect(psi).toMatchObject({ min: 29, max: 116 });
    expect(imperialText('2–8 bar')).toBe('29–116 psi');
    expect(imperialText('2–10 bar')).toBe('29–145 psi');
    expect([fromImperial(29, 'bar'), fromImperial(116, 'bar')]).toEqual([2, 8]);
    expect(enteredInImperial(2, 'bar')).toBe(29);
  });
});
