import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { LanguageField } from './language-field.tsx';
import { LocaleContext, LOCALES } from './use-locale.ts';

test('a form sent without scripts from an English page leads to an English one', () => {
  const markup = (language: 'ko' | 'en') =>
    renderToStaticMarkup(
      <LocaleContext value={LOCALES[language]}>
        <LanguageField />
      </LocaleContext>,
    );
  expect(markup('en')).toBe('<input type="hidden" name="lang" value="en"/>');
  expect(markup('ko')).toBe('');
});
