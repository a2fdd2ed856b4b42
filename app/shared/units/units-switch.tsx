import { useChangeQuery } from '#app/shared/address/change-query.ts';

import { chooseUnits, searchWithUnits, useUnits } from './unit-choice.ts';
import { UNIT_SYSTEMS } from './units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';

import styles from './units-switch.module.css';

/** SI or imperial: kept on the device, and in the address so that what one sees can be sent. */
export function UnitsSwitch() {
  const { t } = useLocale();
  const units = useUnits();
  const changeQuery = useChangeQuery();
  return (
    <div role="group" aria-label={t('units:label')} className={styles.switch}>
      {UNIT_SYSTEMS.map((system) => (
        <button
          key={system}
          type="button"
          aria-pressed={system === units}
          className={styles.choice}
          onClick={() => {
            chooseUnits(system);
            changeQuery((search) => searchWithUnits(search, system));
            announce(t(system === 'si' ? 'units:shownSi' : 'units:shownImperial'));
          }}
        >
          {t(`units:${system}`)}
        </button>
      ))}
    </div>
  );
}
