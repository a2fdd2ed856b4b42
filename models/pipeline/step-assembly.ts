/** What the kernel leaves out of a STEP file of several parts: the product that they belong to, and names of their own. */

/** A part as it stands in the file, by the numbers of its entities. */
interface Placed {
  readonly name: string;
  readonly product: string;
  readonly definition: string;
  readonly representation: string;
  readonly origin: string;
  readonly context: string;
}

const only = (step: string, pattern: string): string[] => {
  const found = new RegExp(pattern).exec(step);
  if (!found) throw new Error(`the STEP file has no ${pattern}`);
  return found.slice(1);
};

function placedParts(step: string): Placed[] {
  return Array.from(
    step.matchAll(/#(\d+) = PRODUCT\('([^']*)'/g),
    ([, product = '', name = '']) => {
      const [formation] = only(
        step,
        `#(\\d+) = PRODUCT_DEFINITION_FORMATION\\('','',#${product}\\)`,
      );
      const [definition = ''] = only(
        step,
        `#(\\d+) = PRODUCT_DEFINITION\\('design','',#${formation},`,
      );
      const [shape] = only(step, `#(\\d+) = PRODUCT_DEFINITION_SHAPE\\('','',#${definition}\\)`);
      const [representation = ''] = only(
        step,
        `= SHAPE_DEFINITION_REPRESENTATION\\(#${shape},#(\\d+)\\)`,
      );
      const [origin = '', context = ''] = only(
        step,
        `#${representation} = ADVANCED_BREP_SHAPE_REPRESENTATION\\('',\\(#(\\d+),[^)]*\\),#(\\d+)\\)`,
      );
      return { name, product, definition, representation, origin, context };
    },
  );
}

/**
 * Makes the parts of a file one assembly. CAD systems take parts of the same name for one another: each gets the assembly's id before
 * its own name.
 *
 * @param id `PQVF-DN100`
 * @param title `PQVF DN 100`
 */
export function asAssembly(step: string, id: string, title: string, description: string): string {
  const parts = placedParts(step);
  const first = parts[0];
  if (!first) throw new Error('the STEP file has no product');
  let named = step;
  for (const { product, name } of parts)
    named = named.replace(
      `#${product} = PRODUCT('${name}','${name}',`,
      `#${product} = PRODUCT('${id}-${name}','${id}-${name}',`,
    );
  const [productContext] = only(step, `#${first.product} = PRODUCT\\([^(]*\\(#(\\d+)\\)`);
  const [definitionContext] = only(
    step,
    `#${first.definition} = PRODUCT_DEFINITION\\([^)]*,#(\\d+)\\)`,
  );
  let last = Math.max(...Array.from(step.matchAll(/^#(\d+) =/gm), ([, number]) => Number(number)));
  const lines: string[] = [];
  const add = (entity: string): string => {
    last += 1;
    lines.push(`#${last} = ${entity};`);
    return `#${last}`;
  };
  const product = add(`PRODUCT('${title}','${title}','${description}',(#${productContext}))`);
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('assembly',$,(${product}))`);
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},#${definitionContext})`);
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  const representation = add(`SHAPE_REPRESENTATION('',(#${first.origin}),#${first.context})`);
  add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${representation})`);
  // Every part lies where it belongs: its place in the assembly is the origin.
  for (const part of parts) {
    const usage = add(
      `NEXT_ASSEMBLY_USAGE_OCCURRENCE('${id}-${part.name}','${part.name}','',${definition},#${part.definition},$)`,
    );
    const placed = add(`PRODUCT_DEFINITION_SHAPE('','',${usage})`);
    const move = add(`ITEM_DEFINED_TRANSFORMATION('','',#${part.origin},#${first.origin})`);
    const relation = add(
      `( REPRESENTATION_RELATIONSHIP('','',#${part.representation},${representation}) REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(${move}) SHAPE_REPRESENTATION_RELATIONSHIP() )`,
    );
    add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(${relation},${placed})`);
  }
  // Before the styles, which stand at the end (step-styles.ts).
  const styles = named.search(/#\d+ = MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION/);
  const end = styles === -1 ? named.lastIndexOf('ENDSEC;') : styles;
  return `${named.slice(0, end)}${lines.join('\n')}\n${named.slice(end)}`;
}
