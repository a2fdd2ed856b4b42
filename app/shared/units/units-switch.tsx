import { useLocation, useNavigate } from 'react-router';

import { chooseUnits, searchWithUnits, useUnits } from './unit-choice.ts';
import { UNIT_SYSTEMS } from './units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './units-switch.module.css';

/** SI or imperial: kept on the device, and in the address so that what one sees can be sent. */
export function UnitsSwitch() {
  const { t } = useLocale();
  const units = useUnits();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return (
    <div role="group" aria-label={t('units:label')} className={styles.switch}>
      {UNIT_SYSTEMS.map((system) => (
        <button
          key={system}
          type="button"
          aria-pressed={system === units}
          data-early
          className={styles.choice}
          onClick={() => {
            chooseUnits(system);
            void navigate(
              { pathname, search: searchWithUnits(search, system), hash },
              { replace: true, preventScrollReset: true, state: state as unknown },
            );
          }}
        >
          {t(`units:${system}`)}
        </button>
      ))}
    </div>
  );
}
