/** Figures of the ranges that are stated as a whole, and of the sleeve materials, as placeholders. */
import electricRange from '#content/facts/electric.ts';
import sleeveElastomers from '#content/facts/sleeve-elastomers.ts';
import specialMediumRange from '#content/facts/special-medium.ts';
import { atMost, between } from '#content/schema/quantity.ts';
import { counted } from './count.ts';
import { atLimit, limit, number, words } from './of-product.ts';
import { placeholders } from './placeholder.ts';

const { ambient, duty, protection, switches } = electricRange;
const { option } = protection;

/** The electric range (spec §9, "Electric actuators"). Never said of the 480 series. */
export const electric = placeholders({
  ambient: words(ambient.standard),
  ambientHigh: words(ambient.high),
  ambientLow: words(ambient.low),
  insulation: (lang) =>
    lang === 'ko' ? `${electricRange.insulation.class}종` : electricRange.insulation.class,
  // Written without a sign, as spec §9 has it; ambient temperatures carry theirs.
  insulationMax: (...style) => words(electricRange.insulation.max)(...style).replace('+', ''),
  onOff: (lang) => `${duty.onOff.type}-${words(duty.onOff.time)(lang)}`,
  modulatingShare: words(duty.modulating.share),
  modulating: (lang) => `${duty.modulating.type}-${words(duty.modulating.share)(lang)}`,
  protection: () => protection.standard,
  protectionOption: () => option.class,
  depth: words(option.depth),
  submersion: words(option.time),
  cycles: () => String(option.openCloseCycles),
  /** `출력축 1–100,000회전` / `1–100,000 output turns` */
  positionSensing: (lang) => {
    const turns = words(electricRange.positionSensing)(lang);
    return lang === 'ko' ? `출력축 ${turns}` : turns.replace('turns', 'output turns');
  },
  analogueOutput: words(electricRange.analogueOutput),
  limitSwitches: () => String(switches.limit),
  torqueSwitches: () => String(switches.torque),
  extraSwitches: () => String(switches.extraOptional),
  conduitEntries: () =>
    electricRange.conduitEntries.map(({ count, thread }) => `${count} × ${thread}`).join(' + '),
});

/** Actuators driven by oil or air (spec §9, "Hydraulic and pneumatic special-medium actuators"). */
export const fluidDriven = placeholders({
  hydraulicSupply: words(specialMediumRange.hydraulicSupply),
  pneumaticSupply: words(specialMediumRange.pneumaticSupply),
  efficiency: words(specialMediumRange.efficiency),
  torque: words(specialMediumRange.quarterTurnTorque),
  torqueMax: limit(specialMediumRange.quarterTurnTorque),
  torqueNumber: number(atLimit(specialMediumRange.quarterTurnTorque)),
  protection: (lang) => specialMediumRange.protection.join(lang === 'ko' ? ' 또는 ' : ' or '),
});

const limits = sleeveElastomers.map(({ temperature }) => temperature);
const [coolest, hottest] = [Math.min(...limits), Math.max(...limits)];

/** Sleeve materials of the pinch valves (spec §9). */
export const sleeves = placeholders({
  /** `16종` / `sixteen` */
  count: { ko: `${sleeveElastomers.length}종`, en: counted(sleeveElastomers.length).en },
  countDigits: { ko: `${sleeveElastomers.length}종`, en: String(sleeveElastomers.length) },
  temperatureMax: limit(atMost(hottest, '°C')),
  /** Highest temperatures, from the lowest to the highest of them: `+80 ~ +150 °C`. */
  temperature: limit(between(coolest, hottest, '°C')),
});
