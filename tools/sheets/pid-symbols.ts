/**
 * P&ID symbols of the sheets, after ISO 14617-6, ISO 14617-8 and EN ISO 10628-2: a body for the kind of valve, and the actuator
 * that it is sold with. A valve that is sold without a stated actuator has none.
 */
import type { Product } from '#content/schema/product.ts';

import { lineDrawing, pidSymbol } from './symbols.ts';

/** A body whose middle lies on (16, 21); rods of actuators end at `top`. */
interface Body {
  top: number;
  shapes: string;
}

const path = (d: string) => `<path d="${d}"/>`;
const BALL = '<circle cx="16" cy="21" r="4"/>';
/** Two triangles that meet in the ball. */
const THROUGH = 'M12.4 19.3 3 15v12l9.4-4.3M19.6 19.3 29 15v12l-9.4-4.3';

const BODIES = {
  general: { top: 21, shapes: path('M3 15v12l13-6 13 6V15l-13 6z') },
  ball: { top: 17, shapes: path(THROUGH) + BALL },
  'three-way-ball': { top: 17, shapes: path(`${THROUGH}M14.3 24.6 10.5 31.5h11l-3.8-6.9`) + BALL },
} as const satisfies Record<string, Body>;

/** Rack and pinion is a piston actuator: cylinder, piston and rod, not the dome of a diaphragm. */
const PISTON = path('M9 2h14v9H9zM9 6.5h14');
const ACTUATORS = {
  piston: { foot: 6.5, shapes: PISTON },
  /** Air on both sides of the piston. */
  'double-acting': { foot: 6.5, shapes: PISTON + path('M5.5 4.2H9M5.5 8.8H9') },
  /** Air below the piston, a spring above it. */
  'spring-return': {
    foot: 8,
    shapes: path('M9 2h14v9H9zM9 8h14M5.5 9.5H9M13 2l6 1.5-6 1.5 6 1.5-3 1.5'),
  },
  electric: {
    foot: 11,
    shapes: '<circle cx="16" cy="6" r="5"/>' + path('M13.8 8.4V3.9L16 6.7l2.2-2.8v4.5'),
  },
} as const;

function drawn(body: keyof typeof BODIES, actuator?: keyof typeof ACTUATORS): string {
  const { top, shapes } = BODIES[body];
  if (actuator === undefined) return lineDrawing('0 10 32 22', 1.3, shapes);
  const { foot, shapes: drive } = ACTUATORS[actuator];
  return lineDrawing('0 0 32 33', 1.3, shapes + drive + path(`M16 ${foot}V${top}`));
}

/** The symbol of what a sheet is about, as SVG. */
export function symbolOf({ technical, actuation }: Product, series = false): string {
  switch (technical.family) {
    case 'pneumatic-actuator':
      return drawn('general', series ? 'piston' : technical.action);
    case 'quarter-turn-actuator':
      return drawn('general', 'electric');
    case 'butterfly-valve':
      return pidSymbol('butterfly');
    case 'ball-valve':
      return drawn(
        technical.threeWayPorts ? 'three-way-ball' : 'ball',
        actuation === 'pneumatic' ? 'piston' : undefined,
      );
    // Neither standard has a symbol of its own for it: the sleeve between its flanges, closed by the air outside it.
    case 'pinch-valve-flanged':
    case 'pinch-valve-threaded':
      return pidSymbol('pinch');
  }
}
