import { measured } from '#app/shared/operating-point/point-text.ts';
import { Measured } from '#app/shared/units/measured.tsx';
import { enteredUnit, displayedValue } from '#app/shared/units/displayed-value.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { UnitSystem } from '#facts/units.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Scale, ScaleLegend } from '#app/ui/scale.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { meeting, type Sizing, type SizingInput, supplySearch, wholePercent } from './sizing.ts';
import styles from './sizing-tool.module.css';

/** The smallest models that fit; more are counted. */
const LISTED = 3;

const printed = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 });

const percent = (margin: number): string =>
  `${wholePercent(margin)}`.replace('-', '\u2212') + '\u00a0%';

export interface SizingResultProps {
  sizing: Sizing;
  input: SizingInput;
}

/** The torque that the actuator has to deliver, and the smallest models of the series that do. */
export function SizingResult({ sizing, input }: SizingResultProps) {
  const { language, t } = useLocale();
  const { phase, seconds } = input;
  /** What the models have been compared by: nothing is said of what was not entered. */
  const what = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
    type: 'conjunction',
  }).format([
    t('finder:sizing.what.torque'),
    ...(phase === undefined ? [] : [t('finder:sizing.what.supply')]),
    ...(seconds === undefined ? [] : [t('finder:sizing.what.time')]),
  ]);
  const { valveTorque, factor, required, models, beyond } = sizing;
  const carrying = meeting(sizing).toSorted((a, b) => a.model.torque - b.model.torque);
  const highest = measured(Math.max(...models.map(({ model }) => model.torque)), 'Nm');
  const system = useUnits();
  /** The visitor's own numbers, in the units they are entered in. */
  const formulaIn = (units: UnitSystem) =>
    t('finder:sizing.formula', {
      torque: printed(displayedValue(valveTorque, 'Nm', units)),
      factor: printed(factor),
      unit: enteredUnit('Nm', units),
    });
  return (
    <>
      <p className="figure">
        {printed(displayedValue(required, 'Nm', system))} <small>{enteredUnit('Nm', system)}</small>
      </p>
      <p className={cx('soft dense', styles.formula)}>
        {sizing.fromPoint ? t('finder:sizing.fromPoint') : formulaIn(system)}
      </p>
      <Scale
        quantity="torque"
        from={carrying[0]?.model.torque}
        to={carrying.at(-1)?.model.torque}
        needle={required}
      />
      <ScaleLegend quantity="torque" variant="row" />
      <ol className={cx('above', styles.models)}>
        {carrying.slice(0, LISTED).map(({ model, margin }) => {
          const torque = measured(model.torque, 'Nm');
          return (
            <li key={model.code}>
              <TextLink
                as={LocalizedLink}
                to={model.to + supplySearch(input)}
                className="dark-ink strong"
              >
                {model.code}
              </TextLink>
              <span>
                <Measured text={torque.text} imperial={torque.imperial} />
              </span>
              <span>{model.flanges}</span>
              <span>
                {t('finder:sizing.margin')} {percent(margin)}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="soft dense">
        <span data-summary>
          {beyond ? (
            <Measured
              running
              text={t('finder:sizing.beyond', { torque: highest.text })}
              imperial={highest.imperial}
            />
          ) : (
            t('finder:sizing.carry', { count: carrying.length, all: models.length, what })
          )}
        </span>{' '}
        <TextLink
          as={LocalizedLink}
          to="/contact"
          {...(beyond && {
            state: {
              productCode: '480',
              productName: t('finder:sizing.title'),
              category: 'special',
              ...(!sizing.fromPoint && {
                note: `${formulaIn('si')} = ${printed(required)} Nm`,
              }),
            },
          })}
        >
          {t('finder:sizing.askUs')}
        </TextLink>
      </p>
    </>
  );
}
