import { useChangeQuery } from '#app/router/router-provider.tsx';
import { chooseUnits, searchWithUnits, useUnits } from './unit-choice.ts';
import { UNIT_SYSTEMS } from '#facts/units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { Segments } from '#app/ui/segments.tsx';

/** Metric or imperial: kept on the device, and in the address so that what one sees can be sent. */
export function UnitsSwitch() {
  const { t } = useLocale();
  const changeQuery = useChangeQuery();
  return (
    <Segments
      label={t('units:label')}
      items={UNIT_SYSTEMS.map((value) => ({ value, text: t(`units:${value}`) }))}
      chosen={useUnits()}
      onChoose={(system) => {
        chooseUnits(system);
        void changeQuery((search) => searchWithUnits(search, system));
        announce(t(system === 'si' ? 'units:shownSi' : 'units:shownImperial'));
      }}
    />
  );
}
