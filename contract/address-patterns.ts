/**
 * The rules of `address.ts` as regular expressions (text), for hosts that can only be configured: nginx, and others that
 * the build writes a configuration for. JavaScript, PCRE and RE2 read them alike: no look-around, no back-references.
 */

/** An expression for a literal of which every character may stand percent-encoded, as `URLSearchParams` reads it. */
function encodable(literal: string): string {
  return Array.from(literal, (character) => {
    const hex = character.charCodeAt(0).toString(16);
    const anyCase = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${character}|%${anyCase})`;
  }).join('');
}

/** What parts two parameters (`queryOf`). */
const AND = '&(?:amp;)?';

/**
 * Matches a raw query in which a parameter stands more than once, so that it counts for nothing. Must be tried before
 * `parameterIs`.
 *
 * @param name of the parameter, ASCII letters only
 */
export function parameterRepeated(name: string): string {
  const key = encodable(name);
  return `(?:^|${AND})${key}(?:=[^&]*)?${AND}(?:.*${AND})?${key}(?:[=&]|$)`;
}

/**
 * Matches a raw query (without its question mark) in which a parameter has a value.
 *
 * @param name of the parameter, ASCII letters only
 * @param value ASCII letters or digits
 */
export function parameterIs(name: string, value: string): string {
  return `(?:^|${AND})${encodable(name)}=${encodable(value)}(?:&|$)`;
}

/**
 * Matches the paths of a pattern of the routes manifest, in which `*` is one segment and `**` at the end is anything.
 */
export function patternSource(text: string): string {
  const body = text
    .replace(/[.~-]/g, '\\$&')
    .replace(/\/\*\*$/, '(?:/.*)?')
    .replace(/\/\*(?=\/|$)/g, '/[^/]+');
  return `^${body}$`;
}
