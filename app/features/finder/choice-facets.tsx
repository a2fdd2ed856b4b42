import { useId } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Checkbox, Select } from '#app/ui/field.tsx';

import { FacetHelp } from './facet-help.tsx';
import styles from './facet.module.css';
import type { ChoiceFacet, FinderData, NumberFacet } from '#app/shared/fit/finder-data.ts';
import { countWith } from './finder.ts';
import { type FinderQuery, parameterOf, without } from '#app/shared/fit/finder-query.ts';
import type { ChangeQuery } from './use-finder.ts';

interface Shared {
  data: FinderData;
  query: FinderQuery;
  change: ChangeQuery;
}

/** Boxes to tick; several mean one of them. Each says how many products it would bring. */
export function BoxesFacet({ facet, data, query, change }: Shared & { facet: ChoiceFacet }) {
  const { t } = useLocale();
  const asked: readonly string[] = query[facet] ?? [];
  const label = t(`finder:facet.${facet}`);
  const toggle = (id: string, on: boolean) =>
    change((latest) => {
      if (!on) return without(latest, facet, id);
      const ids = new Set([...(latest[facet] ?? []), id]);
      return {
        ...latest,
        [facet]: data.choices[facet].flatMap((each) => (ids.has(each.id) ? [each.id] : [])),
      };
    });
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.label}>{label}</legend>
      <FacetHelp label={label} text={data.help[facet]} />
      {data.choices[facet].map(({ id, label: name }) => {
        const count = countWith(data.items, query, facet, id);
        return (
          <Checkbox
            key={id}
            name={parameterOf(facet)}
            value={id}
            checked={asked.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          >
            <span>{name}</span> <span className={styles.count}>{count}</span>
          </Checkbox>
        );
      })}
    </fieldset>
  );
}

/** One number of a list, each with the number of products it would bring. */
export function ListFacet({
  facet,
  options,
  data,
  query,
  change,
}: Shared & {
  facet: NumberFacet;
  options: readonly { value: number; label: string }[];
}) {
  const { t } = useLocale();
  const id = useId();
  const value = query[facet];
  const label = t(`finder:facet.${facet}`);
  // An address may ask for a PN that no product lists: it is shown, and finds nothing.
  const shown =
    value === undefined || options.some((option) => option.value === value)
      ? options
      : [...options, { value, label: String(value) }];
  return (
    <div className={styles.facet}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FacetHelp label={label} text={data.help[facet]} />
      <Select
        id={id}
        name={parameterOf(facet)}
        className={styles.input}
        value={value ?? ''}
        onChange={({ target }) =>
          change((asked) =>
            target.value === ''
              ? without(asked, facet)
              : { ...asked, [facet]: Number(target.value) },
          )
        }
      >
        <option value="">{t('finder:any')}</option>
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {`${option.label} (${countWith(data.items, query, facet, option.value)})`}
          </option>
        ))}
      </Select>
    </div>
  );
}
