/** Writes an entry as the source of its file, in the short forms that authors use: `between(-20, 80, '°C')`. */

import type { ProductEntry } from '#content/schema/product.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The source, and the short forms that it uses. */
interface Printed {
  text: string;
  uses: Set<string>;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** The short form that makes this value, or undefined. */
function shortForm(value: Fields): { name: string; args: unknown[] } | undefined {
  const { kind, min, max, unit, system, from, to } = value;
  if (kind === 'quantity') {
    if (min === undefined) return { name: 'atMost', args: [max, unit] };
    return min === max
      ? { name: 'exactly', args: [max, unit] }
      : { name: 'between', args: [min, max, unit] };
  }
  if (system === 'DN' && !('list' in value)) return { name: 'dnFromTo', args: [from, to] };
  if (system === 'inch') return { name: 'inchFromTo', args: [inchName(from), inchName(to)] };
  return undefined;
}

/** `1-1/4` for five quarters. */
function inchName(size: unknown): string {
  const { numerator, denominator } = size as { numerator: number; denominator: number };
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (rest === 0) return String(whole);
  return `${whole > 0 ? `${whole}-` : ''}${rest}/${denominator}`;
}

function print(value: unknown, uses: Set<string>): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((item) => print(item, uses)).join(', ')}]`;
  if (!isFields(value)) return String(value);
  const short = shortForm(value);
  if (short) {
    uses.add(short.name);
    return `${short.name}(${short.args.map((item) => print(item, uses)).join(', ')})`;
  }
  const fields = Object.entries(value).map(([key, item]) => {
    const name = /^\w+$/.test(key) ? key : quoted(key);
    return `${name}: ${print(item, uses)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

/** An entry's value as source. */
export function printed(value: unknown): Printed {
  const uses = new Set<string>();
  return { text: print(value, uses), uses };
}

const imports = (names: Iterable<string>, from: string, type = ''): string => {
  const sorted = [...names].toSorted();
  return sorted.length > 0 ? `import ${type}{ ${sorted.join(', ')} } from '${from}';\n` : '';
};

/**
 * The whole file of a product: its figures stand once, above the texts, which take them from there
 * (content/figures/of-product.ts).
 */
export function productFile({ technical, ...entry }: ProductEntry): string {
  const { text: figures, uses } = printed(technical);
  const text = printed({ ...entry, technical: '' }).text.replace("technical: ''", 'technical');
  return (
    imports(['defineProduct'], '#content/schema/product.ts') +
    imports(uses, '#content/schema/quantity.ts') +
    imports(['TechnicalOf'], '#content/schema/technical.ts', 'type ') +
    `\nconst technical: TechnicalOf<'${technical.family}'> = ${figures};\n` +
    '\n// A text that names a figure takes it from the data, as the products beside this one do:\n' +
    '// figuresOf(technical) has them by their names (content/figures/of-product.ts).\n' +
    `\nexport default defineProduct(${text});\n`
  );
}

/** The whole file of an entry: `define` is `defineProduct`, `from` the module that has it. */
export function entryFile(define: string, from: string, entry: unknown): string {
  const { text, uses } = printed(entry);
  const forms = imports(uses, '#content/schema/quantity.ts');
  return `import { ${define} } from '${from}';\n${forms}\nexport default ${define}(${text});\n`;
}
