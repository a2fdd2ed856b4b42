import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withOrderedStyles } from './step-styles.ts';

/** End of a file as the kernel writes it: solids of one colour share the entity of the first. */
const file = (groups: readonly (readonly [context: number, solid: number, rgb: string])[]) => {
  const defined = new Map<string, number>();
  let id = 100;
  const text = groups.map(([context, solid, rgb]) => {
    const at = id;
    const known = defined.get(rgb);
    const colour = known ?? at + 8;
    id += known === undefined ? 9 : 8;
    defined.set(rgb, colour);
    return (
      `#${at} = MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(\n    #${at + 1}),#${context});\n` +
      `#${at + 1} = STYLED_ITEM('color',(#${at + 2}),#${solid});\n` +
      `#${at + 2} = PRESENTATION_STYLE_ASSIGNMENT((#${at + 3}));\n#${at + 3} = SURFACE_STYLE_USAGE(.BOTH.,#${at + 4});\n` +
      `#${at + 4} = SURFACE_SIDE_STYLE('',(#${at + 5}));\n#${at + 5} = SURFACE_STYLE_FILL_AREA(#${at + 6});\n` +
      `#${at + 6} = FILL_AREA_STYLE('',(#${at + 7}));\n#${at + 7} = FILL_AREA_STYLE_COLOUR('',#${colour});\n` +
      (known === undefined ? `#${at + 8} = COLOUR_RGB('',${rgb});\n` : '')
    );
  });
  return `DATA;\n#1 = SOLID();\n${text.join('')}ENDSEC;\nEND-ISO-10303-21;\n`;
};

const GREY = '0.7,0.7,0.7';
const AMBER = '0.9,0.8,0.3';

test('colours in any order give the same file', () => {
  const one = withOrderedStyles(
    file([
      [11, 30, AMBER],
      [12, 10, GREY],
      [13, 20, GREY],
    ]),
  );
  const other = withOrderedStyles(
    file([
      [13, 20, GREY],
      [11, 30, AMBER],
      [12, 10, GREY],
    ]),
  );
  expect(other).toBe(one);
  expect(
    Array.from(one.matchAll(/STYLED_ITEM\('color',\(#\d+\),#(\d+)\)/g), ([, solid]) => solid),
  ).toEqual(['10', '20', '30']);
  expect(one.match(/COLOUR_RGB/g)).toHaveLength(3);
  expect(one.endsWith('ENDSEC;\nEND-ISO-10303-21;\n')).toBe(true);
});

test('a file in order stays as it is, and one without colours too', () => {
  const ordered = withOrderedStyles(
    file([
      [12, 10, GREY],
      [11, 30, AMBER],
    ]),
  );
  expect(withOrderedStyles(ordered)).toBe(ordered);
  expect(withOrderedStyles('DATA;\nENDSEC;\n')).toBe('DATA;\nENDSEC;\n');
});

test('the CAD files of all sizes have their colours in order', () => {
  for (const dn of [40, 50, 65, 80, 100, 125, 150, 200]) {
    const step = readFileSync(`public/cad/pqvf-dn${dn}.step`, 'utf8');
    expect(withOrderedStyles(step), `DN ${dn}`).toBe(step);
  }
});
