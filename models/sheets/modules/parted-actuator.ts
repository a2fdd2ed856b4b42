import { controlUnit } from '#models/families/electric-multi-turn/control-unit.ts';
import { electricMotor } from '#models/families/electric-multi-turn/electric-motor.ts';
import { motorSeat, multiTurnGear } from '#models/families/parts/multi-turn-gear.ts';
import { chamfer, cut } from '#models/lib/booleans.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { type Part, PRODUCT_VIEW, type Vec3 } from '#models/lib/part.ts';
import { cylinder, place, tube, X } from '#models/lib/solids.ts';
import { cameraFrom } from '#models/pipeline/camera.ts';
import { drawingSvg } from '#models/pipeline/drawing-svg.ts';
import type { SvgPicture } from '../../../tools/drawing/printed-sheet.ts';
import { lineArt } from '#models/pipeline/line-art.ts';
import { meshParts, pictureTolerance } from '#models/pipeline/mesh.ts';

/** How far the motor and the control unit stand from the gear, mm of illustration. */
const APART = 95;
/** Ends of the axis along which they are parted, mm. */
const AXIS = [-452, 492] as const;

/** The multi-turn actuator with its modules parted along the motor's axis. */
export interface PartedActuator extends SvgPicture {
  /** Both ends of that axis, px of the drawing. */
  axis: [x: number, y: number][];
}

let drawn: Promise<PartedActuator> | undefined;

/** Draws it once. @param limit of the drawing on the wire, bytes */
export function partedActuator(limit: number): Promise<PartedActuator> {
  drawn ??= draw(limit);
  return drawn;
}

async function draw(limit: number): Promise<PartedActuator> {
  await loadKernel();
  const parts = [
    ...boredGear(),
    ...moved([...electricMotor(), motorShaft()], APART),
    ...moved(controlUnit(true), -APART),
  ];
  const art = lineArt(meshParts(parts, pictureTolerance(parts)), cameraFrom(PRODUCT_VIEW));
  const picture = drawingSvg(art, 'tone', limit);
  const factor = picture.width / art.plane.width;
  const [, y, z] = motorSeat;
  const axis = AXIS.map((x): [number, number] => {
    const [px, py] = art.plane.project([x, y, z]);
    return [px * factor, py * factor];
  });
  return { ...picture, axis };
}

/** Point on the motor's axis, mm from its seat on the gear. */
const onAxis = (x: number): Vec3 => [motorSeat[0] + x, motorSeat[1], motorSeat[2]];

/** What is seen only apart, mm of illustration: radius and length of the motor's shaft, the worm's hollow one, and the pilot bore around it. */
const SHAFT = 11,
  MOTOR_SHAFT = 46,
  HOLLOW_SHAFT = 19,
  PILOT = 36;

function boredGear(): Part[] {
  const parts = multiTurnGear('paint-electric').map((part) =>
    part.name === 'gear-housing'
      ? { ...part, shape: cut(part.shape, cylinder(PILOT, 14, onAxis(-12), X)) }
      : part,
  );
  const shape = tube(HOLLOW_SHAFT, SHAFT + 0.5, 9, onAxis(-12.5), X);
  return [...parts, { name: 'worm-shaft', material: 'steel', shape }];
}

function motorShaft(): Part {
  const shape = chamfer(
    cylinder(SHAFT, MOTOR_SHAFT + 2, onAxis(-MOTOR_SHAFT), X),
    1.5,
    (e) => e.inPlane('YZ', motorSeat[0] - MOTOR_SHAFT),
    'motor shaft',
  );
  return { name: 'motor-shaft', material: 'steel', shape };
}

const moved = (parts: readonly Part[], x: number): Part[] =>
  parts.map((part) => ({ ...part, shape: place(part.shape, [x, 0, 0]) }));
