import { type SubmitEvent, useId, useRef, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { nominalSizeNames } from '#facts/nominal-size.ts';
import {
  type OperatingPoint,
  POINT_UNITS,
  type PointFacet,
  spanIn,
  withSpan,
} from '#app/shared/operating-point/point.ts';
import { enteredTemperatures, headingOf } from '#app/shared/operating-point/point-text.ts';
import { namedPressure } from '#app/shared/operating-point/point-words.ts';
import { enteredUnit } from '#app/shared/units/displayed-value.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field, Select, TextInput } from '#app/ui/field.tsx';

import styles from './point-dialog.module.css';
import { invalidOf, readField, valueText } from './point-field.tsx';

/** Stands for the names of one size where none is set. */
const EXAMPLE_DN = 150;

const PRESSURES = ['pn', 'bar', 'ansi'] as const;

export interface PointDialogProps {
  open: boolean;
  point: OperatingPoint;
  onClose: () => void;
  onApply: (point: OperatingPoint) => void;
  onShare: () => void;
  onClear: () => void;
}

/** All four values at once; on a phone a sheet from below. */
export function PointDialog(props: PointDialogProps) {
  const { t } = useLocale();
  const { open, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('chrome:operatingPoint')}
      closeLabel={t('point:close')}
      className={styles.dialog}
    >
      <PointForm {...props} />
    </Dialog>
  );
}

function PointForm({ point, onClose, onApply, onShare, onClear }: PointDialogProps) {
  const { t } = useLocale();
  const id = useId();
  // Those that it was opened under: 356 °F must not become 356 °C where another tab changes the units.
  const shownUnits = useUnits();
  const [system] = useState(shownUnits);
  const form = useRef<HTMLFormElement>(null);
  const firstKind = PRESSURES.find((facet) => point[facet] !== undefined) ?? 'pn';
  const [kind, setKind] = useState<(typeof PRESSURES)[number]>(firstKind);
  const facetsOf = (pressure: typeof kind): readonly PointFacet[] => [
    'size',
    pressure,
    'temperature',
    'torque',
  ];
  const [texts, setTexts] = useState<Partial<Record<PointFacet, string>>>(() =>
    Object.fromEntries(
      (['size', firstKind, 'temperature', 'torque'] as const).map((facet) => [
        headingOf(facet),
        valueText(facet, spanIn(point, facet), system),
      ]),
    ),
  );
  const [wrong, setWrong] = useState<readonly PointFacet[]>([]);
  const textOf = (facet: PointFacet) =>
    (texts as Record<string, string | undefined>)[headingOf(facet)] ?? '';

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    // `PN 16` is a PN whatever kind is chosen.
    const entered = namedPressure(textOf(kind)) ?? kind;
    setKind(entered);
    const read = facetsOf(entered).map(
      (facet) => [facet, readField(facet, textOf(facet), spanIn(point, facet), system)] as const,
    );
    const invalid = read.flatMap(([facet, value]) =>
      value === undefined && textOf(facet).trim() !== '' ? [facet] : [],
    );
    setWrong(invalid);
    if (invalid[0] !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${headingOf(invalid[0])}]`)?.focus();
      return;
    }
    // A pressure of a kind that is not shown stays as it is.
    const { size: _, temperature: __, torque: ___, [firstKind]: ____, ...others } = point;
    onApply(
      read.reduce<OperatingPoint>(
        (next, [facet, value]) => (value === undefined ? next : withSpan(next, facet, value)),
        others,
      ),
    );
    onClose();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={apply} noValidate>
      <div className={cx('grid gap14', styles.fields)}>
        {facetsOf(kind).map((facet) => {
          const heading = headingOf(facet);
          const unit = enteredUnit(POINT_UNITS[facet], system);
          return (
            <div key={heading}>
              <Field
                id={`${id}-${heading}`}
                label={t(`point:facet.${heading}`)}
                unit={heading === 'pressure' ? undefined : unit}
                error={
                  wrong.includes(facet)
                    ? t(`finder:invalid.${invalidOf(facet)}`, {
                        unit,
                        ...enteredTemperatures(system),
                      })
                    : undefined
                }
              >
                {(control) => (
                  <span
                    className={
                      heading === 'pressure' ? cx('grid gap6', styles.pressure) : undefined
                    }
                  >
                    <TextInput
                      {...control}
                      name={heading}
                      value={textOf(facet)}
                      inputMode={
                        heading === 'size' || heading === 'temperature' ? 'text' : 'decimal'
                      }
                      autoComplete="off"
                      maxLength={24}
                      onChange={({ target }) => {
                        setTexts({ ...texts, [heading]: target.value });
                        setWrong(wrong.filter((each) => each !== facet));
                      }}
                    />
                    {heading === 'pressure' && (
                      <Select
                        aria-label={t('point:kind')}
                        value={kind}
                        onChange={({ target }) =>
                          setKind(PRESSURES.find((each) => each === target.value) ?? 'pn')
                        }
                      >
                        <option value="pn">PN</option>
                        <option value="bar">{enteredUnit('bar', system)}</option>
                        <option value="ansi">{t('point:class')}</option>
                      </Select>
                    )}
                  </span>
                )}
              </Field>
            </div>
          );
        })}
      </div>
      <p className={cx('smallest quiet', styles.hint)}>
        {t('point:hint', { names: `${nominalSizeNames(point.size ?? EXAMPLE_DN)}.` })}
      </p>
      <div className={cx('flex gap10', styles.actions)}>
        <Button type="submit" variant="solid">
          {t('point:apply')}
        </Button>
        <Button
          onClick={() => {
            onShare();
            onClose();
          }}
        >
          {t('point:share')}
        </Button>
        <Button
          onClick={() => {
            onClose();
            onClear();
          }}
        >
          {t('point:clear')}
        </Button>
      </div>
    </form>
  );
}
