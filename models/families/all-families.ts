import type { FamilyId, ParamsOf } from '../../content/schema/model.ts';
import type { Family } from '#models/lib/part.ts';
import { actuatedValve } from './actuated-valve.ts';
import { ballFlanged } from './ball-flanged.ts';
import { ballThreaded } from './ball-threaded.ts';
import { ballThreeWayActuated } from './ball-three-way-actuated.ts';
import { ballThreeWay } from './ball-three-way.ts';
import { butterfly } from './butterfly.ts';
import { electricMultiTurn } from './electric-multi-turn.ts';
import { electricQuarterTurn } from './electric-quarter-turn.ts';
import { pneumatic } from './pneumatic.ts';
import { special } from './special.ts';
import { pqvf } from './pinch-flanged.ts';
import { pqvi } from './pinch-threaded.ts';

/** Every family by its id. One that is missing here does not compile. */
export const families: { [F in FamilyId]: Family<ParamsOf<F>> } = {
  pqvf,
  pqvi,
  pneumatic,
  'electric-quarter-turn': electricQuarterTurn,
  'electric-multi-turn': electricMultiTurn,
  special,
  butterfly,
  'ball-flanged': ballFlanged,
  'ball-threaded': ballThreaded,
  'ball-three-way': ballThreeWay,
  'ball-three-way-actuated': ballThreeWayActuated,
  'actuated-valve': actuatedValve,
};
