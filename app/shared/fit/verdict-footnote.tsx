import { useLocale } from '#app/i18n/use-locale.ts';
import { isEmptyPoint } from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';

/** What verdicts compare, once below everything that the operating point judges: actuators alone, or valves as well. */
export function VerdictFootnote({ of }: { of: 'actuators' | 'everything' }) {
  const { t } = useLocale();
  const { torque, ...ofValves } = useOperatingPoint();
  return (
    <p className="measure quiet caption top12">
      {torque !== undefined && t('finder:note.torque')}{' '}
      {of === 'everything' &&
        !isEmptyPoint(ofValves) &&
        `${t('finder:note.verdict')} ${t('finder:note.rating')}`}
    </p>
  );
}
