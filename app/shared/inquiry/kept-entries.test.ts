import { describe, expect, test } from 'vitest';

import { enteredOf } from './entered.ts';
import { entryList, keepEntry } from './kept-entries.ts';

/** What goes out of one entry, where the value has not been changed since. */
function wordsOf(name: Parameters<typeof keepEntry>[0], text: string, system: 'si' | 'imperial') {
  entryList.set([]);
  keepEntry(name, text, system);
  return entryList.get()[0]?.words;
}

describe('the words of an entry are kept where they are in another unit', () => {
  test.each([
    ['bar', '145 psi', 'si', '145 psi'],
    ['bar', '145', 'imperial', '145 psi'],
    ['bar', '1.6 MPa', 'si', '1.6 MPa'],
    ['temperature', '356 °F', 'si', '356 °F'],
    ['torque', '59', 'imperial', '59 lbf·ft'],
    ['breakTorque', '1,100 ft-lb', 'si', '1,100 ft-lb'],
    ['size', '1 1/2"', 'si', '1 1/2"'],
    ['size', '6in', 'imperial', '6in'],
  ] as const)('%s %s (%s): %s', (name, text, system, words) =>
    expect(wordsOf(name, text, system)).toBe(words),
  );

  test.each([
    ['bar', '10', 'si'],
    ['bar', '10,5', 'si'],
    ['ansi', 'Class 300', 'si'],
    ['bar', '10 bar', 'imperial'],
    ['temperature', '−20 °C', 'si'],
    ['temperature', '180도', 'imperial'],
    ['torque', '1,100 Nm', 'si'],
    ['size', '150A', 'si'],
    ['size', 'DN150', 'imperial'],
    ['pn', 'PN16', 'imperial'],
    ['bar', 'ten', 'si'],
  ] as const)('%s %s (%s): none', (name, text, system) =>
    expect(wordsOf(name, text, system)).toBeUndefined(),
  );
});

test('they go out only while the value is still theirs, and an entry in SI takes their place', () => {
  entryList.set([]);
  keepEntry('bar', '145 psi', 'si');
  keepEntry('breakTorque', '59 lbf·ft', 'si');
  const sizing = { valveTorque: 80, torques: { breakTorque: 79.9933 }, factor: 1, required: 80 };
  expect(enteredOf(entryList.get(), { bar: 9.9974 }, sizing)).toEqual({
    bar: '145 psi',
    breakTorque: '59 lbf·ft',
  });
  expect(enteredOf(entryList.get(), { bar: 16 }, undefined)).toEqual({});
  keepEntry('bar', '9.9974 bar', 'si');
  expect(enteredOf(entryList.get(), { bar: 9.9974 }, undefined)).toEqual({});
});
