/** Addresses as strangers write them: right, nearly right and wrong, for property tests. */
import * as fc from 'fast-check';
import { manifest } from './fixture-site.ts';

/** One character, plain or percent-encoded in either letter case. */
function encodable(character: string): fc.Arbitrary<string> {
  const hex = character.charCodeAt(0).toString(16);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(character) },
    { weight: 1, arbitrary: fc.constantFrom(`%${hex}`, `%${hex.toUpperCase()}`) },
  );
}

const spelled = (word: string) =>
  fc.tuple(...Array.from(word, encodable)).map((characters) => characters.join(''));

const RIGHT_NAMES = ['lang', 'page'] as const;
const WRONG_NAMES = ['LANG', 'xlang', 'lang[]', 'pages', '?lang', '%EF%BB%BFlang', 'lan%', ''];
const RIGHT_VALUES = ['ko', 'en', '1', '2', '3', '13'] as const;
const NOT_A_LANGUAGE = ['', 'EN', 'fr', 'en%00', 'en;', 'en=', '%zz', '%EF%BC%92'];
const NOT_A_PAGE = '02 0 4 -1 +2 %202 2+ 2.0 1e1 99999 9999999999'.split(' ');

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...RIGHT_NAMES).chain(spelled) },
  { weight: 2, arbitrary: fc.constantFrom(...WRONG_NAMES) },
);
const value = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...RIGHT_VALUES).chain(spelled) },
  { weight: 3, arbitrary: fc.constantFrom(...NOT_A_LANGUAGE, ...NOT_A_PAGE) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }).map(encodeURIComponent) },
);
const plainParameter = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(name, value).map((pair) => pair.join('=')) },
  { weight: 1, arbitrary: name },
  { weight: 1, arbitrary: fc.constantFrom('x=1', 'x', '=', '==', '?', '&', ';', 'x=%26lang=en') },
);

/** Behind an `&` as it stands in the source of a mail or a page. */
const parameter = fc.oneof(
  { weight: 6, arbitrary: plainParameter },
  { weight: 1, arbitrary: plainParameter.map((text) => `amp;${text}`) },
);

/** Queries (without question mark) that are about `lang` and `page`. Printable ASCII, as any HTTP client can send it. */
export const arbitraryQuery: fc.Arbitrary<string> = fc
  .array(parameter, { maxLength: 4 })
  .map((parameters) => parameters.join('&'));

const OWN_WORDS = Object.keys(manifest.documents).flatMap((path) => path.split('/').slice(1));
const OTHER_WORDS = 'S30T Rotary Pneumatic unknown 404 page en 1.0 %EB%B0%B8 %E2%84%AA'.split(' ');

const segment = fc
  .constantFrom(...OWN_WORDS.filter(Boolean), ...OTHER_WORDS)
  .chain((word) => (word.startsWith('%') ? fc.constant(word) : spelled(word)));

/** Paths of the fixture, nearly so and others; none with empty or dotted segments, which URL parsers change. */
export const arbitraryPath: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...Object.keys(manifest.documents)),
  fc.constantFrom(...Object.keys(manifest.documents)).chain((path) => {
    const parts = path.split('/').slice(1);
    return fc
      .tuple(
        ...parts.map((part) =>
          fc.oneof(fc.constant(part), part === '' ? fc.constant('') : spelled(part)),
        ),
        fc.constantFrom('', '', '/', '/unknown', '/S30T'),
      )
      .map((all) => `/${all.slice(0, -1).join('/')}${all.at(-1)}`.replace(/^\/\/+/, '/'));
  }),
  fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
);
