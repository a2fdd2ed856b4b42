import { Measured } from '#app/shared/units/measured.tsx';
import { enteredUnit, displayedValue } from '#app/shared/units/parse-measurement.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { imperialCell, type UnitSystem } from '#app/shared/units/units.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Scale } from '#app/ui/scale.tsx';
import { SCALE_AXES } from '#app/ui/scale-axis.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import {
  meeting,
  type SizedModel,
  type Sizing,
  type SizingInput,
  supplySearch,
  wholePercent,
} from './sizing.ts';
import styles from './sizing-tool.module.css';

const printed = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 });

const percent = (margin: number): string =>
  `${wholePercent(margin)}`.replace('-', '\u2212') + '\u00a0%';

export interface SizingResultProps {
  sizing: Sizing;
  input: SizingInput;
}

/** The formula with the visitor's numbers, and every model of the series. */
export function SizingResult({ sizing, input }: SizingResultProps) {
  const { language, t } = useLocale();
  const { phase, voltage, seconds } = input;
  /** What the models have been compared by: nothing is said of what was not entered. */
  const what = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
    type: 'conjunction',
  }).format([
    t('finder:sizing.what.torque'),
    ...(phase === undefined && voltage === undefined ? [] : [t('finder:sizing.what.supply')]),
    ...(seconds === undefined ? [] : [t('finder:sizing.what.time')]),
  ]);
  const { valveTorque, factor, required, models, beyond } = sizing;
  const carrying = meeting(sizing);
  const highest = Math.max(...models.map(({ model }) => model.torque));
  const system = useUnits();
  const unit = enteredUnit('Nm', system);
  const torqueUnit = system === 'imperial' ? `${unit} (${t('units:converted')})` : unit;
  const torqueCell = (torque: number) =>
    (system === 'imperial' ? imperialCell(printed(torque), 'Nm') : undefined) ?? printed(torque);
  /** The visitor's own numbers, in the units they are entered in. */
  const formulaIn = (units: UnitSystem) =>
    t('finder:sizing.formula', {
      torque: printed(displayedValue(valveTorque, 'Nm', units)),
      factor: printed(factor),
      required: printed(displayedValue(required, 'Nm', units)),
      unit: enteredUnit('Nm', units),
    });
  return (
    <>
      <p className={styles.formula}>
        {sizing.fromPoint
          ? t('finder:sizing.fromPoint', {
              required: printed(displayedValue(required, 'Nm', system)),
              unit,
            })
          : formulaIn(system)}
      </p>
      {beyond ? (
        <Alert
          kind="warning"
          // Said when typing has paused (sizing-tool.tsx).
          announced
          title={
            <span data-summary>
              <Measured
                running
                text={t('finder:sizing.beyond', { torque: `${printed(highest)} Nm` })}
              />
            </span>
          }
        >
          <TextLink
            as={LocalizedLink}
            to="/contact"
            state={{
              productCode: '480',
              productName: t('finder:sizing.title'),
              category: 'special',
              ...(!sizing.fromPoint && { note: formulaIn('si') }),
            }}
          >
            {t('finder:sizing.askUs')}
          </TextLink>
        </Alert>
      ) : (
        <p className={styles.count}>
          <span data-summary>
            {t('finder:sizing.carry', { count: carrying.length, all: models.length, what })}
          </span>{' '}
          <TextLink as={LocalizedLink} to="/contact">
            {t('finder:sizing.askUs')}
          </TextLink>
        </p>
      )}
      <DataTable
        dense
        caption={t('finder:sizing.caption')}
        columns={[
          { key: 'code', label: t('finder:column.code') },
          { key: 'result', label: t('finder:column.result') },
          { key: 'torque', label: t('finder:sizing.column.torque'), unit: torqueUnit },
          {
            key: 'margin',
            label: t('finder:sizing.column.margin'),
            align: 'end',
          },
          { key: 'flange', label: t('finder:sizing.column.flange') },
          {
            key: 'time',
            label: t('finder:sizing.column.time', {
              frequency: `${models[0]?.model.atHz ?? ''} Hz`,
            }),
            unit: 's',
            align: 'end',
          },
        ]}
        rows={models.map((sized) => ({
          key: sized.model.code,
          cells: {
            code: (
              <>
                <TextLink as={LocalizedLink} to={sized.model.to + supplySearch(input)}>
                  {sized.model.code}
                </TextLink>
                <span className={styles.narrow}>
                  {sized.model.flanges}
                  <br />
                  {`${sized.model.seconds} s (${sized.model.atHz} Hz)`}
                </span>
              </>
            ),
            torque: (
              <span className={styles.torque}>
                {torqueCell(sized.model.torque)}
                <Scale
                  quantity="torque"
                  from={SCALE_AXES.torque.min}
                  to={sized.model.torque}
                  needle={required}
                />
                <span className={styles.narrow}>
                  {t('finder:sizing.column.margin')} {percent(sized.margin)}
                </span>
              </span>
            ),
            margin: percent(sized.margin),
            flange: sized.model.flanges,
            time: `${sized.model.seconds}`,
            result: <ModelResult sized={sized} input={input} what={what} />,
          },
        }))}
      />
      <p className={styles.note}>{t('finder:sizing.marginNote')}</p>
    </>
  );
}

function ModelResult({
  sized: { model, misfits },
  input,
  what,
}: {
  sized: SizedModel;
  input: SizingInput;
  what: string;
}) {
  const { t } = useLocale();
  if (misfits.length > 0)
    return (
      <span className={styles.reason}>
        {misfits
          .map((misfit) => t(`finder:sizing.misfit.${misfit}`, { ...input, time: model.seconds }))
          .join(' · ')}
      </span>
    );
  return (
    <>
      <span className={styles.carries}>
        <Badge kind="success">{t('finder:sizing.carries', { what })}</Badge>
      </span>
      {model.weakFlanges.length > 0 && (
        <span className={styles.reason}>
          <Measured
            running
            text={t('finder:reason.flangeWeak', { value: model.weakFlanges.join('/') })}
          />
        </span>
      )}
    </>
  );
}
