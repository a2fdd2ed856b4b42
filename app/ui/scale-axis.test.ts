import { readFileSync } from 'node:fs';

import { fromImperial } from '#facts/units.ts';
import { describe, expect, it } from 'vitest';

import { AXES, AXIS_NUMBERS, SCALE_AXES, scalePosition, SIZE_TICKS } from './scale-axis.ts';

describe('scalePosition', () => {
  it.each([
    ['temperature', -200, 0],
    ['temperature', 0, 25],
    ['temperature', -29, 21.4],
    ['temperature', 200, 50],
    ['temperature', 600, 100],
    ['size', 6, 0],
    ['size', 8, 5.2],
    ['size', 100, 50.4],
    ['size', 1600, 100],
    ['torque', 10, 0],
    ['torque', 1000, 50],
    ['torque', 25, 9.9],
    ['torque', 18_500, 81.7],
    ['torque', 100_000, 100],
  ] as const)('%s %d lies at %d %%', (quantity, value, position) => {
    expect(scalePosition(SCALE_AXES[quantity], value)).toBe(position);
  });

  it('keeps what is outside on the end', () => {
    expect(scalePosition(SCALE_AXES.temperature, -273)).toBe(0);
    expect(scalePosition(SCALE_AXES.temperature, 900)).toBe(100);
    expect(scalePosition(SCALE_AXES.torque, 0)).toBe(0);
    expect(scalePosition(SCALE_AXES.torque, -5)).toBe(0);
  });

  it('ticks a tenfold of torque at equal distances', () => {
    const { torque } = SCALE_AXES;
    expect(Math.log10(torque.max / torque.min)).toBe(torque.divisions);
  });

  it('in imperial units has its numbers at their values too', () => {
    for (const { text, at } of AXIS_NUMBERS.imperial.temperature) {
      const fahrenheit = Number(text.replace(/ °F|,/g, '').replace('\u2212', '-'));
      const celsius = fromImperial(fahrenheit, '°C');
      expect(scalePosition(AXES.imperial.temperature, celsius), text).toBe(at);
    }
    for (const { text, at } of AXIS_NUMBERS.imperial.torque) {
      const newtonMetres = fromImperial(Number(text.replaceAll(',', '')), 'Nm');
      expect(scalePosition(AXES.imperial.torque, newtonMetres), text).toBe(at);
    }
  });

  it('ticks and numbers of the size axis are nominal sizes, at their places in the style sheet', () => {
    const sheet = readFileSync(new URL('scale.module.css', import.meta.url), 'utf8');
    const rule = /\.size \{([^}]*)\}/.exec(sheet)?.[1];
    const places = [...(rule ?? '').matchAll(/([\d.]+)% 100% \/ 1px/g)].map(([, at]) => Number(at));
    expect(places).toEqual(SIZE_TICKS.map((dn) => scalePosition(SCALE_AXES.size, dn)));
    expect(AXIS_NUMBERS.si.size.map(({ text }) => Number(text.replace('DN ', '')))).toEqual(
      SIZE_TICKS.filter((dn) => dn === 8 || dn === 100 || dn === 800),
    );
  });
});
