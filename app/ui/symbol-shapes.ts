/** P&ID symbols as plain data, 24 by 24: icons of the site and symbols of the data sheets are drawn from it. */

/** Body of a valve, two triangles point to point, as P&ID draws it (ISA 5.1): under the actuators' symbols. */
const VALVE_BELOW = 'M4 13.5V21l8-3.75L20 21v-7.5l-8 3.75z';

type Shape = readonly [
  element: 'path' | 'circle',
  attributes: Readonly<Record<string, string | number>>,
];

const path = (d: string, more: Readonly<Record<string, string>> = {}): Shape => [
  'path',
  { d, ...more },
];
const circle = (
  cx: number,
  cy: number,
  r: number,
  more: Readonly<Record<string, string>> = {},
): Shape => ['circle', { cx, cy, r, ...more }];

/** What the site sells. */
export const SYMBOL_SHAPES = {
  electric: [
    path(`${VALVE_BELOW}M12 17.25V10.8`),
    circle(12, 6, 4.8),
    path('M9.9 8.2v-4L12 6.6l2.1-2.4v4', { strokeWidth: '1.2' }),
  ],
  // Cylinder with a piston and its rod (ISA 5.1); the dome of a diaphragm would be another actuator.
  pneumatic: [path(`${VALVE_BELOW}M6.5 2h11v8.5h-11zM6.5 5.5h11M12 5.5v11.75`)],
  // Motor driven by a fluid (ISO 1219-1): the triangle points into the circle.
  special: [
    path(`${VALVE_BELOW}M12 17.25V10.8`),
    circle(12, 6, 4.8),
    path('M9.8 1.8h4.4L12 5.4z', { strokeWidth: '1.2' }),
  ],
  valve: [path('M3 7v10l9-5 9 5V7l-9 5zM12 12V5.5M8 5.5h8')],
  ball: [path('M3 7v10l6-3.33M3 7l6 3.33M21 7v10l-6-3.33M21 7l-6 3.33'), circle(12, 12, 3.4)],
  butterfly: [
    path('M4 6v12M20 6v12M5.5 17l13-10'),
    circle(12, 12, 2, { fill: 'currentColor', stroke: 'none' }),
  ],
  pinch: [
    path('M3 6v12M21 6v12M3 7c6 0 5.5 4 9 4s3-4 9-4M3 17c6 0 5.5-4 9-4s3 4 9 4M12 3v5M12 21v-5'),
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type SymbolName = keyof typeof SYMBOL_SHAPES;
