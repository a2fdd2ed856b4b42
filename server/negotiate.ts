/** Content negotiation: pure functions over header values that anybody may have written. */

/** Content codings that the build writes. `identity` is the file as it is. */
export const codings = ['br', 'zstd', 'gzip', 'identity'] as const;

/** One of them. */
export type Coding = (typeof codings)[number];

/** Quality from 0 (refused) to 1 of every coding, for one Accept-Encoding value. */
export type Weights = Readonly<Record<Coding, number>>;

const QUALITY = /^(?:0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)$/;

/** What is longer is no list that a browser sends; 30 kB of it take five milliseconds. */
const MAX_HEADER = 1_000;

/** Quality of one list member's parameters; a malformed one counts as refused, which is always safe. */
function quality(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=', 2).map((part) => part.trim());
    if (name.toLowerCase() === 'q') return QUALITY.test(value) ? Number(value) : 0;
  }
  return 1;
}

/**
 * Weighs the codings by an Accept-Encoding value (RFC 9110, 12.5.3). Without the header nothing but the plain file is sent: programs
 * that do not ask for compression often cannot read it.
 */
export function parseAcceptEncoding(header: string | undefined): Weights {
  const named = new Map<string, number>();
  for (const member of (header ?? '').slice(0, MAX_HEADER).split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase());
    if (name !== '') named.set(name === 'x-gzip' ? 'gzip' : name, quality(parameters));
  }
  const rest = named.get('*');
  const weight = (coding: Coding) => named.get(coding) ?? rest ?? 0;
  return {
    br: weight('br'),
    zstd: weight('zstd'),
    gzip: weight('gzip'),
    // Acceptable unless refused, but never before a coding that was asked for.
    identity: named.get('identity') ?? (rest === 0 ? 0 : Number.MIN_VALUE),
  };
}

/**
 * The best of several representations: highest weight, and among equals the first, so the list is to be in order of
 * preference. Where all are refused the last one is sent all the same (RFC 9110 allows it, and it beats an error).
 */
export function chooseCoding<T extends { readonly coding: Coding }>(
  available: readonly [T, ...T[]],
  weights: Weights,
): T {
  let best: T | undefined;
  for (const candidate of available) {
    const weight = weights[candidate.coding];
    if (weight > 0 && weight > (best ? weights[best.coding] : 0)) best = candidate;
  }
  return best ?? available.at(-1) ?? available[0];
}

/** How many different Accept-Encoding values are remembered. Browsers send a handful; the bound is for strangers. */
const MAX_REMEMBERED = 256;

/** `parseAcceptEncoding` that remembers its answers. */
export function createWeigher(): (header: string | undefined) => Weights {
  const remembered = new Map<string | undefined, Weights>();
  return (header) => {
    const known = remembered.get(header);
    if (known) return known;
    const weights = parseAcceptEncoding(header);
    if (remembered.size < MAX_REMEMBERED && (header?.length ?? 0) <= 256) {
      remembered.set(header, weights);
    }
    return weights;
  };
}

/** Whether an Accept value asks for Markdown before HTML (RFC 9110, 12.5.1): a browser names HTML only. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const asked = (accept?.length ?? 0) > MAX_HEADER ? undefined : accept?.toLowerCase();
  if (!asked?.includes('text/markdown')) return false;
  const weight = (type: string) =>
    Math.max(
      0,
      ...asked.split(',').map((member) => {
        const [name = '', ...parameters] = member.split(';').map((part) => part.trim());
        return name === type ? quality(parameters) : 0;
      }),
    );
  return weight('text/markdown') > 0 && weight('text/markdown') >= weight('text/html');
}
