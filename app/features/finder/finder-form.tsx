import { useEffect, useRef, useState } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { LanguageField } from '#app/i18n/language-field.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { releaseForm } from '#app/prelude/form-submit.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { BoxesFacet, ListFacet } from './choice-facets.tsx';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import styles from './finder-form.module.css';
import type { FinderQuery } from '#app/shared/fit/finder-query.ts';
import { sizingPath } from './tool-paths.ts';
import { NumberFacet } from './number-facet.tsx';
import type { ChangeQuery } from './use-finder.ts';

/**
 * The conditions. A plain form: without scripts it leads to the address that says the same. Sent before hydration it waits,
 * since the document does not know the conditions of the address. On a narrow screen the less common ones are behind a button.
 */
export function FinderForm({
  data,
  query,
  change,
  onShowResults,
}: {
  data: FinderData;
  query: FinderQuery;
  change: ChangeQuery;
  /** Leads to the list: on a narrow screen it lies far below. */
  onShowResults: () => void;
}) {
  const { t } = useLocale();
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) releaseForm(form.current);
  }, []);
  const shared = { data, query, change };
  const number = { query, change };
  const { help, listed } = data;
  const sizing = sizingPath(data.items, query);
  return (
    <form
      ref={form}
      method="get"
      action="/products#finder"
      className={styles.form}
      data-controlled
      data-hydrated-submit
      onSubmit={(event) => {
        event.preventDefault();
        onShowResults();
      }}
    >
      <LanguageField />
      {query.sort !== 'name' && <input type="hidden" name="sort" value={query.sort} />}
      <h3 className={styles.heading}>{t('finder:conditions')}</h3>
      <div className={styles.main}>
        <NumberFacet facet="size" unit="DN" help={help.size} {...number} />
        <ListFacet
          facet="pn"
          options={listed.pn.map((value) => ({ value, label: `PN ${value}` }))}
          {...shared}
        />
        <NumberFacet facet="bar" unit="bar" help={help.bar} {...number} />
        <NumberFacet facet="temperature" unit="°C" help={help.temperature} {...number} />
        <NumberFacet facet="torque" unit="Nm" help={help.torque} {...number}>
          {sizing !== undefined && (
            <p className={styles.elsewhere}>
              <TextLink as={LocalizedLink} to={sizing}>
                {t('finder:sizing.title')}
              </TextLink>
            </p>
          )}
        </NumberFacet>
        <ListFacet
          facet="ansi"
          options={listed.ansi.map((value) => ({ value, label: `ANSI ${value}` }))}
          {...shared}
        />
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          className={styles.more}
          aria-expanded={open}
          aria-controls="finder-more"
          onClick={() => setOpen(!open)}
        >
          {open ? t('finder:fewerConditions') : t('finder:moreConditions')}
        </Button>
        <Button type="submit" size="small" variant="solid" className={styles.submit}>
          {t('finder:showResults')}
        </Button>
      </div>
      <div id="finder-more" className={styles.rest} data-open={open}>
        <div className={styles.part}>
          <BoxesFacet facet="category" {...shared} />
        </div>
        <div className={styles.part}>
          <BoxesFacet facet="family" {...shared} />
        </div>
        <div className={styles.part}>
          <BoxesFacet facet="actuation" {...shared} />
        </div>
        <div className={styles.part}>
          <BoxesFacet facet="application" {...shared} />
        </div>
        <div className={styles.part}>
          <BoxesFacet facet="brand" {...shared} />
        </div>
        <div className={styles.part}>
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
        </div>
        <div className={styles.part}>
          <ListFacet
            facet="rotation"
            options={listed.rotation.map((value) => ({ value, label: `${value}°` }))}
            {...shared}
          />
          <BoxesFacet facet="flange" {...shared} />
          <BoxesFacet facet="protection" {...shared} />
        </div>
      </div>
    </form>
  );
}
