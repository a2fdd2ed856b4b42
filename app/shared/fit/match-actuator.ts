import { ask, covers, FITS, fitsWith, type Matcher, no, NOT_STATED } from './match.ts';

/** Of a series the range is stated, not what a size delivers at a supply pressure: within the range nothing is known. */
export const matchTorque: Matcher<'torque'> = ({ torque, flanges }, value, { flange }) => {
  if (torque === undefined) return null;
  if (torque === null) return NOT_STATED;
  if (torque.max !== undefined && value > torque.max) return no('torqueTo', torque.text);
  if (torque.min !== undefined && value < torque.min) return ask('torqueBelow', torque.text);
  if (!torque.series)
    // A flange that is asked for is judged by itself.
    return flanges?.weak && !flange
      ? fitsWith('flangeWeakTorque', flanges.weak.join('/'))
      : fitsWith('stemTorque');
  return ask('torqueSeries');
};

export const matchRotation: Matcher<'rotation'> = ({ rotation }, angle) => {
  if (rotation === undefined) return null;
  if (rotation === null) return NOT_STATED;
  if (rotation.standard === angle) return FITS;
  return rotation.options.includes(angle)
    ? fitsWith('optional', `${angle}°`)
    : no('rotationOther', [rotation.standard, ...rotation.options].map((a) => `${a}°`).join(' · '));
};

const phaseMissing = (phase: number | undefined) =>
  no(phase === 1 ? 'singlePhaseMissing' : 'threePhaseMissing');

export const matchPhase: Matcher<'phase'> = ({ power }, phase) => {
  if (power === undefined) return null;
  if (power === null) return NOT_STATED;
  if (power === 'none') return no('notElectric');
  return (phase === 1 ? power.single : power.three) ? FITS : phaseMissing(phase);
};

export const matchVoltage: Matcher<'voltage'> = ({ power }, volts, { phase }) => {
  if (power === undefined) return null;
  if (power === null) return NOT_STATED;
  if (power === 'none') return no('notElectric');
  const spans = [phase === 3 ? null : power.single, phase === 1 ? null : power.three].flatMap(
    (span) => span ?? [],
  );
  const span = spans.find((each) => covers(each, volts));
  // A range of voltages does not say that one unit runs at each of them.
  if (span) return span.min === span.max ? FITS : fitsWith('voltageVersion', span.text);
  // Without the supply that was asked for there is no voltage to name.
  return spans.length === 0
    ? phaseMissing(phase)
    : no('voltageOther', spans.map(({ text }) => text).join(' · '));
};

export const matchAir: Matcher<'air'> = ({ air, controlAir }, bar) => {
  // Of a pinch valve what it needs depends on the operating pressure.
  if (controlAir !== undefined) return controlAirOf(controlAir);
  if (air === undefined) return null;
  if (air === null) return NOT_STATED;
  if (air === 'none') return no('notAir');
  if (covers(air, bar)) return FITS;
  // One stated pressure says nothing of a higher one; a lower one is too little.
  return air.min !== undefined && air.min === air.max && bar > air.min
    ? ask('airOnly', air.text)
    : no('airOther', air.text);
};

const controlAirOf = (air: string | null) =>
  air === null ? ask('controlAirOpen') : ask('controlAir', air);

export const matchOil: Matcher<'oil'> = ({ oil }, bar) => {
  if (oil === undefined) return null;
  if (oil === null) return NOT_STATED;
  if (oil === 'none') return no('notOil');
  return covers(oil, bar) ? FITS : no('oilOther', oil.text);
};

export const matchFlange: Matcher<'flange'> = ({ flanges }, asked) => {
  if (flanges === undefined) return null;
  if (flanges.list === null)
    return flanges.text === '' ? NOT_STATED : ask('flangeSize', flanges.text);
  const fitting = flanges.list.filter((flange) => asked.includes(flange));
  if (fitting.length === 0) return no('flangeOther', flanges.text);
  return fitting.every((flange) => flanges.weak?.includes(flange))
    ? ask('flangeWeak', fitting.join('/'))
    : FITS;
};

/** Listed codes only: IP67 does not include IP65's water jets (IEC 60529). */
export const matchProtection: Matcher<'protection'> = ({ protection }, asked) => {
  if (protection === undefined) return null;
  if (protection === null) return NOT_STATED;
  const standard = protection.standard.find((code) => asked.includes(code));
  // IEC 60529 leaves the conditions of IP68 to the maker.
  if (standard !== undefined) return standard === 'IP68' ? fitsWith('ip68Open', standard) : FITS;
  const option = protection.options.find((code) => asked.includes(code));
  return option === undefined
    ? no('protectionOther', [...protection.standard, ...protection.options].join(' · '))
    : fitsWith('optional', option);
};
