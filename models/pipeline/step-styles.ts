/** One coloured solid of a STEP file: the representation's context, the solid and its colour as written. */
const GROUP =
  /#\d+ = MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION\('',\(\s*#\d+\),#(\d+)\);\s*#\d+ = STYLED_ITEM\('color',\(#\d+\),#(\d+)\);[\s\S]*?FILL_AREA_STYLE_COLOUR\('',#(\d+)\);/g;
const COLOUR = /#(\d+) = COLOUR_RGB\(([^)]*)\);/g;

/**
 * The STEP text with its colours in the order of their solids, each written out in full. The kernel writes them last, in
 * an order that changes from run to run, and shares a colour between the solids that come after the first.
 *
 * @throws Error where the colours do not stand at the end of the file as expected
 */
export function withOrderedStyles(step: string): string {
  const groups = [...step.matchAll(GROUP)];
  const first = groups[0];
  if (!first) return step;
  const start = first.index;
  const end = step.indexOf('ENDSEC;', start);
  const section = step.slice(start, end);
  const colours = new Map(
    Array.from(section.matchAll(COLOUR), ([, id = '', rgb = '']) => [id, rgb] as const),
  );
  let next = Number(/^#(\d+)/.exec(section)?.[1]);
  const text = groups
    .map(([, context = '', solid = '', colour = '']) => ({
      context,
      solid,
      rgb: colours.get(colour),
    }))
    .toSorted((a, b) => Number(a.solid) - Number(b.solid))
    .map(({ context, solid, rgb }) => {
      if (rgb === undefined) throw new Error(`the colour of solid #${solid} is not in the file`);
      const id = (offset: number) => `#${next + offset}`;
      const group = [
        `${id(0)} = MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(${id(1)}),#${context});`,
        `${id(1)} = STYLED_ITEM('color',(${id(2)}),#${solid});`,
        `${id(2)} = PRESENTATION_STYLE_ASSIGNMENT((${id(3)}));`,
        `${id(3)} = SURFACE_STYLE_USAGE(.BOTH.,${id(4)});`,
        `${id(4)} = SURFACE_SIDE_STYLE('',(${id(5)}));`,
        `${id(5)} = SURFACE_STYLE_FILL_AREA(${id(6)});`,
        `${id(6)} = FILL_AREA_STYLE('',(${id(7)}));`,
        `${id(7)} = FILL_AREA_STYLE_COLOUR('',${id(8)});`,
        `${id(8)} = COLOUR_RGB(${rgb});`,
      ];
      next += group.length;
      return group.join('\n');
    })
    .join('\n');
  return `${step.slice(0, start)}${text}\n${step.slice(end)}`;
}
