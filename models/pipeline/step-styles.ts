/** The style of one solid in a STEP file; captures the representation's context, the solid and its colour. */
const GROUP =
  /#\d+ = MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION\('',\(\s*#\d+\),#(\d+)\);\s*#\d+ = STYLED_ITEM\('color',\(#\d+\),#(\d+)\);[\s\S]*?FILL_AREA_STYLE_COLOUR\('',#(\d+)\);/g;
const COLOUR = /#(\d+) = COLOUR_RGB\(([^)]*)\);/g;

/**
 * Sorts the styles of a STEP file by their solids and gives each its own colour entity. The kernel writes them at the end of the
 * file, in an order that changes from run to run, and lets solids of one colour share an entity.
 *
 * @throws Error where a style refers to a colour that is not among the styles
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
      const compound = [
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
      next += compound.length;
      return compound.join('\n');
    })
    .join('\n');
  return `${step.slice(0, start)}${text}\n${step.slice(end)}`;
}
