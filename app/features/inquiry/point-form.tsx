import { type SubmitEvent, useId, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import {
  type OperatingPoint,
  POINT_UNITS,
  type PointFacet,
  spanIn,
  withSpan,
} from '#app/shared/operating-point/point.ts';
import { headingOf, spanText } from '#app/shared/operating-point/point-text.ts';
import { namedPressure, readPointValue } from '#app/shared/operating-point/point-words.ts';
import { useChangePoint } from '#app/shared/operating-point/use-operating-point.ts';
import { displayedValue, enteredUnit } from '#app/shared/units/displayed-value.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';

import { cx } from '#app/ui/cx.ts';
import styles from './inquiry-fields.module.css';

/** The four conditions in place. What was not touched keeps its exact value; an empty field asks nothing. */
export function PointForm({ point, onClose }: { point: OperatingPoint; onClose: () => void }) {
  const { t } = useLocale();
  const id = useId();
  const change = useChangePoint();
  // The units that the fields were opened in: 356 °F must not become 356 °C where another tab changes the units.
  const shownUnits = useUnits();
  const [system] = useState(shownUnits);
  const [wrong, setWrong] = useState<readonly PointFacet[]>([]);
  const pressure = (['pn', 'ansi', 'bar'] as const).find((facet) => point[facet] !== undefined);
  const facets: readonly PointFacet[] = ['size', pressure ?? 'bar', 'temperature', 'torque'];
  const textOf = (facet: PointFacet): string => {
    const value = spanIn(point, facet);
    if (value === undefined) return '';
    const number = spanText(value, (each) =>
      String(displayedValue(each, POINT_UNITS[facet], system)).replace('-', '\u2212'),
    );
    return facet === 'pn' ? `PN ${number}` : facet === 'ansi' ? `Class ${number}` : number;
  };

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    let next = point;
    const invalid: PointFacet[] = [];
    for (const facet of facets) {
      const entered = values.get(facet);
      const text = typeof entered === 'string' ? entered : '';
      if (text === textOf(facet)) continue;
      const { [facet]: _, ...others } = next;
      next = others;
      if (text.trim() === '') continue;
      const kind = (headingOf(facet) === 'pressure' && namedPressure(text)) || facet;
      keepEntry(kind, text, system);
      const value = readPointValue(kind, text, system);
      if (value === undefined) invalid.push(facet);
      else next = withSpan(next, kind, value);
    }
    setWrong(invalid);
    if (invalid[0] !== undefined) {
      document.getElementById(`${id}-${invalid[0]}`)?.focus();
      return;
    }
    change(() => next);
    onClose();
  };

  return (
    <form className={cx('grid', styles.fields)} onSubmit={apply} noValidate>
      {facets.map((facet, place) => {
        const unit = enteredUnit(POINT_UNITS[facet], system);
        return (
          <Field
            key={facet}
            id={`${id}-${facet}`}
            label={t(`point:facet.${headingOf(facet)}`)}
            unit={facet === 'pn' || facet === 'ansi' ? undefined : unit}
            error={wrong.includes(facet) ? t('inquiry:pointInvalid') : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just opened the fields
                autoFocus={place === 0}
                name={facet}
                defaultValue={textOf(facet)}
                autoComplete="off"
                maxLength={24}
              />
            )}
          </Field>
        );
      })}
      <Button type="submit" size="small">
        {t('point:apply')}
      </Button>
    </form>
  );
}
