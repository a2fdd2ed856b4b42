import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Field, type FieldProps, TextInput } from './field.tsx';

const render = (props: Partial<FieldProps>) =>
  renderToStaticMarkup(
    <Field id="mail" label="Email" {...props}>
      {(control) => <TextInput {...control} name="email" type="email" />}
    </Field>,
  );

describe('Field', () => {
  it('names the control by its label alone', () => {
    const html = render({ mark: 'required', required: true });
    expect(html).toMatch(/<label for="mail"[^>]*>Email<\/label>/);
    const [input] = /<input[^>]*>/.exec(html) ?? [];
    expect(input).toContain('id="mail"');
    expect(input).toContain('required=""');
    expect(html).toMatch(/<span[^>]* aria-hidden="true"[^>]*>required</);
    expect(html).not.toContain('aria-describedby');
  });

  it('describes it by error, hint, unit and the word "optional", in that order', () => {
    const html = render({
      mark: 'optional',
      unit: 'bar',
      hint: 'Work address',
      error: 'Email is wrong',
    });
    expect(html).toContain('aria-describedby="mail-error mail-hint mail-unit mail-mark"');
    expect(html).toContain('aria-invalid="true"');
    for (const part of ['error', 'hint', 'unit', 'mark'])
      expect(html).toContain(`id="mail-${part}"`);
  });
});
