import type { Quantity } from '#app/ui/scale-axis.ts';
import { home, products } from '#content/index.ts';
import { formatQuantity, formatSize } from '#content/format.ts';
import { between, bounds, dnFromTo } from '#content/schema/quantity.ts';

import { noBreak } from '#app/shared/text/no-break.ts';
import { localize } from '#app/i18n/localize.ts';
import type { Language } from '#contract/address.ts';

/** A headline figure; with its place on the axis of its quantity, where it has one. */
export interface Figure {
  id: string;
  value: string;
  unit: string;
  label: string;
  scale?: { quantity: Quantity; from: number; to: number; words: string };
}

/** The four headline figures; those with an axis stand on it with the range that they are the end of (spec §9). */
export function headlineFigures(language: Language): Figure[] {
  const ranges = figureRanges(language);
  return localize(home.figures, language).map(({ value, ...figure }) => {
    const scale = ranges[figure.id];
    return { ...figure, value: noBreak(value), ...(scale && { scale }) };
  });
}

/** From the smallest to the largest value that is stated of the products that a figure speaks of. */
function figureRanges(language: Language): Record<string, Figure['scale']> {
  const values = { torque: [] as number[], size: [] as number[], temperature: [] as number[] };
  for (const { technical } of products) {
    if (technical.family === 'pneumatic-actuator')
      values.torque.push(...endsOf(bounds(technical.torque)));
    if (technical.family === 'butterfly-valve')
      values.size.push(technical.size.from, technical.size.to);
    if (technical.family === 'butterfly-valve' || technical.family === 'ball-valve')
      values.temperature.push(...endsOf(bounds(technical.temperature)));
  }
  const [torque, size, temperature] = [values.torque, values.size, values.temperature].map(
    (list) => ({
      from: Math.min(...list),
      to: Math.max(...list),
    }),
  );
  if (!torque || !size || !temperature) return {};
  return {
    torque: {
      quantity: 'torque',
      ...torque,
      words: formatQuantity(between(torque.from, torque.to, 'Nm'), language),
    },
    size: { quantity: 'size', ...size, words: formatSize(dnFromTo(size.from, size.to)) },
    temperature: {
      quantity: 'temperature',
      ...temperature,
      words: formatQuantity(between(temperature.from, temperature.to, '°C'), language),
    },
  };
}

const endsOf = ({ min, max }: { min?: number; max?: number }) =>
  [min, max].filter((value) => value !== undefined);
