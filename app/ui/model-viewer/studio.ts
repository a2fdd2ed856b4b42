import {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PlaneGeometry,
  ShadowMaterial,
  Vector3,
} from 'three';

import type { Extent } from './model.ts';

/**
 * Lamps instead of an environment: filtering one for reflections took ten times as long as the first picture itself where
 * there is no graphics card. Direction from the camera (right, front, up) and power; the studio does not turn with the model.
 */
const KEY = { right: -0.62, front: 0.62, up: 2, power: 2.4 };
const FILLS: readonly { right: number; front: number; up: number; power: number }[] = [
  { right: 0.95, front: 0.5, up: 0.55, power: 1 },
  { right: -1, front: 0.6, up: 0.15, power: 0.6 },
];
/** Light of the room: sky from above, light thrown back by the paper from below. */
const SKY = '#ffffff';
const PAPER = '#9aa4aa';
const ROOM_POWER = 1.7;

const SHADOW_DARKNESS = 0.16;
const SHADOW_MAP = 1024;
/** Share of a shadow that a part throws on another while there is a section: its edge in a bore looks like one of a part. */
const SHADOW_IN_SECTION = 0.15;

/** World axes of the studio: X to the right of the camera, Y away from it, Z up. */
const inStudio = (right: number, front: number, up: number) =>
  new Vector3(right, -front, up).normalize();

/** Half the side of the picture that holds the model and its shadow, from every side; mm. */
export const framed = ({ low, high, radius, reach }: Extent): number =>
  Math.max(radius, reach + ((high[2] - low[2]) * -KEY.right) / KEY.up);

/** A key light from the upper left of the camera, two that fill, the room's own, and the ground that shadows fall on. */
export function studioLights({ low, centre, radius }: Extent) {
  const key = new DirectionalLight('#ffffff', KEY.power);
  key.position.copy(inStudio(KEY.right, KEY.front, KEY.up)).multiplyScalar(radius * 3);
  key.castShadow = true;
  key.shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP);
  key.shadow.radius = 5;
  key.shadow.normalBias = radius * 0.006;
  key.shadow.bias = -0.0008;
  Object.assign(key.shadow.camera, {
    left: -radius * 1.3,
    right: radius * 1.3,
    top: radius * 1.3,
    bottom: -radius * 1.3,
    near: radius,
    far: radius * 6,
  });
  const fills = FILLS.map(({ right, front, up, power }) => {
    const light = new DirectionalLight('#ffffff', power);
    light.position.copy(inStudio(right, front, up));
    return light;
  });
  const room = new HemisphereLight(SKY, PAPER, ROOM_POWER);
  // Above is Z here.
  room.position.set(0, 0, 1);
  const paper = new ShadowMaterial({ opacity: SHADOW_DARKNESS });
  const ground = new Mesh(new PlaneGeometry(radius * 8, radius * 8), paper);
  ground.position.z = low[2] - centre[2] - radius * 0.01;
  ground.receiveShadow = true;
  /** Weakens the shadows within a cut model; the one on the ground stays as it is. */
  const shade = (cut: boolean) => {
    key.shadow.intensity = cut ? SHADOW_IN_SECTION : 1;
    paper.opacity = SHADOW_DARKNESS / key.shadow.intensity;
  };
  return { lights: [key, ...fills, room], key, ground, shade };
}
