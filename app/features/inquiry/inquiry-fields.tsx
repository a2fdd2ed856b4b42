import { useEffect, useState } from 'react';

import {
  FORM_FIELDS,
  INQUIRY_FIELDS,
  type InquiryField,
  isRequired,
} from '#contract/inquiry-fields.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Field, TextArea, TextInput } from '#app/ui/field.tsx';
import { useWhenReleased } from '#app/ui/when-released.ts';

import { type FieldAdvice, fieldAdvice } from './field-advice.ts';
import { FieldAdviceNote } from './field-advice-note.tsx';
import { cx } from '#app/ui/cx.ts';
import styles from './inquiry-fields.module.css';

/** Id of a field's input: what a link of the error summary leads to. */
export const inputId = (field: InquiryField): string => `inquiry-${field}`;

export interface InquiryFieldsProps {
  errors: Readonly<Partial<Record<InquiryField, string>>>;
  /** Why the inquiry's own words may be left out: the list fills it. Without a reason they are required. */
  inquiryMark: string | undefined;
  /** The inquiry is under way: what is typed now would be in none. */
  readOnly: boolean;
  /** How often the page has written the fields: a draft that is back is looked at as if it had been typed. */
  filled: number;
  /** A field was left, with this in it. */
  onLeave: (field: InquiryField, value: string) => void;
  /** A field was written by the page: a suggestion was taken. */
  onWritten: () => void;
}

/** The fields (spec §3). Uncontrolled: what is typed before scripts arrive stays. */
export function InquiryFields({
  errors,
  inquiryMark,
  readOnly,
  filled,
  onLeave,
  onWritten,
}: InquiryFieldsProps) {
  const { t } = useLocale();
  const whenReleased = useWhenReleased();
  const [advice, setAdvice] = useState<Readonly<Partial<Record<InquiryField, FieldAdvice>>>>({});
  const advise = (field: InquiryField, value: string) =>
    setAdvice((before) => ({ ...before, [field]: fieldAdvice(field, value) }));
  useEffect(() => {
    if (filled === 0) return;
    const looked = INQUIRY_FIELDS.flatMap((field) => {
      const control = document.getElementById(inputId(field));
      // What is being typed is looked at when it is left.
      return isControl(control) && control !== document.activeElement
        ? [[field, fieldAdvice(field, control.value)] as const]
        : [];
    });
    setAdvice((before) => ({ ...before, ...Object.fromEntries(looked) }));
  }, [filled]);
  return (
    <div className={cx('grid', styles.fields)}>
      {INQUIRY_FIELDS.map((field) => {
        const { type, autoComplete, wide } = FORM_FIELDS[field];
        const ownMark = field === 'inquiry' ? inquiryMark : undefined;
        const required = isRequired(field) && ownMark === undefined;
        return (
          <div
            key={field}
            className={wide ? cx('across', styles.wide) : undefined}
            onBlur={({ target }) => {
              if (!isControl(target)) return;
              whenReleased(() => {
                advise(field, target.value);
                onLeave(field, target.value);
              });
            }}
          >
            <Field
              id={inputId(field)}
              label={t(`inquiry:${field}`)}
              required={required}
              mark={ownMark ?? t(required ? 'inquiry:required' : 'inquiry:optional')}
              error={errors[field]}
            >
              {(control) =>
                type === 'textarea' ? (
                  <TextArea
                    {...control}
                    name={field}
                    rows={4}
                    placeholder=" "
                    readOnly={readOnly}
                  />
                ) : (
                  <TextInput
                    {...control}
                    name={field}
                    type={type}
                    // Empty ones are not printed.
                    placeholder=" "
                    autoComplete={autoComplete}
                    readOnly={readOnly}
                  />
                )
              }
            </Field>
            <FieldAdviceNote
              // A suggestion mends an error too.
              advice={
                errors[field] === undefined || advice[field]?.kind === 'address'
                  ? advice[field]
                  : undefined
              }
              onTake={(text) => {
                const control = document.getElementById(inputId(field));
                if (!isControl(control)) return;
                control.value = text;
                advise(field, text);
                onWritten();
                control.focus();
              }}
            />
          </div>
        );
      })}
    </div>
  );
}

const isControl = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
