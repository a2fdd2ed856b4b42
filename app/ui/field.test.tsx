import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Field, type FieldProps, TextInput } from './field.tsx';

const render = (props: Partial<FieldProps>) =>
  renderToStaticMarkup(
    <Field id="mail" label="Email" {...props}>
      <TextInput id="mail" name="email" type="email" required />
    </Field>,
  );

describe('Field', () => {
  it('names the control by its label alone', () => {
    const html = render({ mark: 'required' });
    expect(html).toMatch(/<label for="mail"[^>]*>Email<\/label>/);
    expect(html).toMatch(/<span[^>]* aria-hidden="true">required</);
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
  });

  it('describes it by error, hint and unit, in that order', () => {
    const html = render({ unit: 'bar', hint: 'Work address', error: 'Email is wrong' });
    expect(html).toContain('aria-describedby="mail-error mail-hint mail-unit"');
    expect(html).toContain('aria-invalid="true"');
    for (const part of ['error', 'hint', 'unit']) expect(html).toContain(`id="mail-${part}"`);
  });
});
