import { useId } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Checkbox, Select } from '#app/ui/field.tsx';

import styles from './facet.module.css';
import type { ChoiceFacet, FinderData, NumberFacet } from '#app/shared/fit/finder-data.ts';
import { canJudge, countWith } from './finder.ts';
import { type FinderQuery, without } from '#app/shared/fit/finder-query.ts';
import type { ChangeQuery } from './use-finder.ts';

interface Shared {
  data: FinderData;
  query: FinderQuery;
  change: ChangeQuery;
}

/** Boxes to tick; several mean one of them. Each says how many products it would bring. */
export function BoxesFacet({ facet, data, query, change }: Shared & { facet: ChoiceFacet }) {
  const { t } = useLocale();
  const help = useId();
  const asked: readonly string[] = query[facet] ?? [];
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
    <fieldset className={cx('shrink relative', styles.facet)} aria-describedby={help}>
      <legend className="block dense strong foot4">{t(`finder:facet.${facet}`)}</legend>
      {data.choices[facet].map(({ id, label: name }) => {
        if (!asked.includes(id) && !canJudge(data.items, query, facet, id)) return null;
        const count = countWith(data.items, query, facet, id);
        return (
          <Checkbox
            key={id}
            data-controlled
            checked={asked.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          >
            <span>{name}</span> <span className="last dense quiet">{count}</span>
          </Checkbox>
        );
      })}
      <p id={help} className={cx('wide absolute hidden white outlined soft caption', styles.help)}>
        {data.help[facet]}
      </p>
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
  // An address may ask for a PN that no product lists: it is shown, and finds nothing.
  const shown =
    value === undefined || options.some((option) => option.value === value)
      ? options
      : [...options, { value, label: String(value) }];
  return (
    <div className={cx('shrink relative', styles.facet)}>
      <label htmlFor={id} className="block dense strong foot4">
        {t(`finder:facet.${facet}`)}
      </label>
      <Select
        id={id}
        data-controlled
        aria-describedby={`${id}-help`}
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
      <p
        id={`${id}-help`}
        className={cx('wide absolute hidden white outlined soft caption', styles.help)}
      >
        {data.help[facet]}
      </p>
    </div>
  );
}
