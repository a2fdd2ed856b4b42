/**
 * Browsers hand over the domain of an e-mail field in its form for the wire: `회사.com` as `xn--….com`. People are shown what they typed.
 * Decodes Punycode (RFC 3492, section 6.2), with its parameters for names of domains.
 */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, BIAS, FIRST] = [36, 1, 26, 38, 700, 72, 128];

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(isFirst ? delta / DAMP : delta / 2);
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** A part of a domain without its `xn--`; undefined where it is no Punycode. */
function decoded(code: string): string | undefined {
  const end = code.lastIndexOf('-');
  const letters = end < 0 ? [] : code.slice(0, end).split('');
  let [point, bias, place, at] = [FIRST, BIAS, 0, end + 1];
  while (at < code.length) {
    const before = place;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = Number.parseInt(code.charAt(at++), 36);
      if (Number.isNaN(digit)) return undefined;
      // a to z are 0 to 25 and 0 to 9 are 26 to 35: the other way round than in base 36.
      const value = digit < 10 ? digit + 26 : digit - 10;
      place += value * weight;
      const least = k <= bias ? T_MIN : Math.min(k - bias, T_MAX);
      if (value < least) break;
      weight *= BASE - least;
    }
    const points = letters.length + 1;
    bias = adapted(place - before, points, before === 0);
    point += Math.floor(place / points);
    if (point > 0x10_ff_ff) return undefined;
    letters.splice(place % points, 0, String.fromCodePoint(point));
    place = (place % points) + 1;
  }
  return letters.join('');
}

/** A part of a domain as people write it. */
const readablePart = (part: string): string =>
  /^xn--/i.test(part) ? (decoded(part.slice(4).toLowerCase()) ?? part) : part;

/** An address as it was typed. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + address.slice(at).split('.').map(readablePart).join('.');
}
