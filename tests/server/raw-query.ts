import * as fc from 'fast-check';

/** One character, plain or percent-encoded in either letter case. */
const either = (character: string) => {
  const hex = `%${character.charCodeAt(0).toString(16)}`;
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(character) },
    { weight: 1, arbitrary: fc.constantFrom(hex, hex.toUpperCase()) },
  );
};

const spelled = (word: string) =>
  fc.tuple(...Array.from(word, either)).map((characters) => characters.join(''));

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('lang', 'page').chain(spelled) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'LANG',
      'xlang',
      'lang[]',
      'pages',
      '?lang',
      '%EF%BB%BFlang',
      'lan%',
      '',
    ),
  },
);

const value = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('ko', 'en', '1', '2', '3', '13').chain(spelled) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'EN',
      'en%00',
      'fr',
      '',
      '02',
      '0',
      '4',
      '-1',
      '+2',
      '%202',
      '2+',
      '2.0',
      '1e1',
      '99999',
      '9'.repeat(40),
      '%EF%BC%92',
      '%zz',
      'en;',
      'en=',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }).map(encodeURIComponent) },
);

const parameter = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(name, value).map((pair) => pair.join('=')) },
  { weight: 1, arbitrary: name },
  { weight: 1, arbitrary: fc.constantFrom('x=1', 'x', '=', '==', '?', '&', ';', 'x=%26lang=en') },
);

/**
 * Queries (without question mark) that are about `lang` and `page`, right and wrong: repeated, encoded, empty, in capitals.
 * Printable ASCII, as any HTTP client can send it.
 */
export const rawQuery: fc.Arbitrary<string> = fc
  .array(parameter, { maxLength: 4 })
  .map((parameters) => parameters.join('&'));
