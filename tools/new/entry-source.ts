/** Writes an entry as the source of its file, in the short forms that authors use: `between(-20, 80, '°C')`. */

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
  const { comparator, min, max, value: exact, unit, system, from, to } = value;
  if (comparator === 'between') return { name: 'between', args: [min, max, unit] };
  if (comparator === 'at-most') return { name: 'atMost', args: [max, unit] };
  if (comparator === 'exactly') return { name: 'exactly', args: [exact, unit] };
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

/** The whole file of an entry: `define` is `defineProduct`, `from` the module that has it. */
export function entryFile(define: string, from: string, entry: unknown): string {
  const { text, uses } = printed(entry);
  const forms =
    uses.size > 0
      ? `import { ${[...uses].toSorted().join(', ')} } from '#content/schema/quantity.ts';\n`
      : '';
  return `import { ${define} } from '${from}';\n${forms}\nexport default ${define}(${text});\n`;
}
