import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';

import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import { BoxesFacet, ListFacet } from './choice-facets.tsx';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import styles from './finder-form.module.css';
import type { FinderQuery } from '#app/shared/fit/finder-query.ts';
import { NumberFacet, PressureFacet } from './number-facet.tsx';
import type { ChangeQuery } from './use-finder.ts';

/**
 * The conditions beside the results: what the operating-point bar holds, the kinds that they can judge, and, folded, the
 * rest. Where the bar stands, in narrow windows, kinds and rest are folded together.
 */
export function FinderForm({
  data,
  query,
  change,
}: {
  data: FinderData;
  query: FinderQuery;
  change: ChangeQuery;
}) {
  const { t } = useLocale();
  const [open, setOpen] = useState(false);
  const shared = { data, query, change };
  const number = { query, change };
  const { help, listed } = data;
  return (
    <form
      aria-label={t('finder:conditions')}
      className={cx('screenOnly', styles.form)}
      data-open={open}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="fromDesk bold menu-head" aria-hidden="true">
        {t('finder:conditions')}
      </p>
      <div className={cx('grid gap14 fromDesk', styles.main)}>
        <NumberFacet facet="size" unit="DN" help={help.size} {...number} />
        <PressureFacet help={help} {...number} />
        <NumberFacet facet="temperature" unit="°C" help={help.temperature} {...number} />
        <NumberFacet
          facet="torque"
          unit="Nm"
          help={help.torque}
          aside={t('strip:forActuators')}
          {...number}
        />
      </div>
      <div className={styles.kinds}>
        <BoxesFacet facet="family" {...shared} />
      </div>
      <button
        type="button"
        className={cx('flips flex-row between wide dense strong target', styles.more)}
        aria-expanded={open}
        aria-controls="finder-more"
        onClick={() => setOpen(!open)}
      >
        {t('finder:moreConditions')}
        <Icon name="chevron" />
      </button>
      <div id="finder-more" className={cx('grid gap14', styles.rest)}>
        <BoxesFacet facet="category" {...shared} />
        <BoxesFacet facet="actuation" {...shared} />
        <BoxesFacet facet="application" {...shared} />
        <BoxesFacet facet="brand" {...shared} />
        <BoxesFacet facet="flange" {...shared} />
        <BoxesFacet facet="protection" {...shared} />
        <ListFacet
          facet="phase"
          options={[
            { value: 1, label: t('finder:phase1') },
            { value: 3, label: t('finder:phase3') },
          ]}
          {...shared}
        />
        <NumberFacet facet="voltage" unit="V" help={help.voltage} {...number} />
        <NumberFacet facet="air" unit="bar" help={help.air} {...number} />
        <NumberFacet facet="oil" unit="bar" help={help.oil} {...number} />
        <ListFacet
          facet="rotation"
          options={listed.rotation.map((value) => ({ value, label: `${value}°` }))}
          {...shared}
        />
      </div>
    </form>
  );
}
