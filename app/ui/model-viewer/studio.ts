import {
  AmbientLight,
  BackSide,
  Color,
  DirectionalLight,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  SphereGeometry,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

import type { Extent } from './model.ts';

/**
 * Soft boxes seen in reflections, as in the renders: direction from the model (right, front, up), angular size, power. The
 * camera stands in front; the studio does not turn with the model.
 */
const SOFT_BOXES: readonly (readonly [
  right: number,
  front: number,
  up: number,
  size: number,
  power: number,
])[] = [
  [-0.62, 0.62, 1.2, 0.42, 5.2],
  [0.95, 0.15, 0.55, 0.3, 3.4],
  [-0.2, -1, 0.55, 0.35, 2.6],
  [-1, 0.1, 0.15, 0.22, 2.2],
  [0.1, 0.25, 1, 0.5, 1.6],
];

const KEY_POWER = 2.1;
const SHADOW_DARKNESS = 0.16;
const SHADOW_MAP = 1024;
/** Side of the environment's faces, px: the boxes are soft, and no surface is a mirror. */
const ENVIRONMENT_SIZE = 64;

/** World axes of the studio: X to the right of the camera, Y away from it, Z up. */
const inStudio = (right: number, front: number, up: number) =>
  new Vector3(right, -front, up).normalize();

/** The light of the studio as an environment for reflections. Dispose of it. */
export function studioEnvironment(renderer: WebGLRenderer): WebGLRenderTarget {
  const room = new Scene();
  room.add(dome());
  for (const [right, front, up, size, power] of SOFT_BOXES) {
    const box = new Mesh(
      new PlaneGeometry(2, 2).scale(size * 5, size * 5, 1),
      new MeshBasicMaterial({ color: new Color().setScalar(power) }),
    );
    box.position.copy(inStudio(right, front, up)).multiplyScalar(5);
    box.lookAt(0, 0, 0);
    room.add(box);
  }
  const generator = new PMREMGenerator(renderer);
  const environment = generator.fromScene(room, 0.03, 0.1, 100, { size: ENVIRONMENT_SIZE });
  generator.dispose();
  room.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    (object as Mesh<PlaneGeometry, MeshBasicMaterial>).geometry.dispose();
    (object as Mesh<PlaneGeometry, MeshBasicMaterial>).material.dispose();
  });
  return environment;
}

/** Bright sky above, darker at the horizon, and light reflected from the paper below. */
function dome(): Mesh {
  const geometry = new SphereGeometry(20, 32, 24);
  const positions = geometry.getAttribute('position');
  const colours: number[] = [];
  for (let i = 0; i < positions.count; i++) {
    const height = positions.getZ(i) / 20;
    const light = height > 0 ? 0.46 + 0.5 * height : 0.46 + 0.24 * Math.min(1, -height * 3);
    colours.push(light, light, light);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide }));
}

/** Where the key light stands: steep, so that the shadow stays beside the model. */
const KEY = { right: -0.62, front: 0.62, up: 2 };

/** Half the side of the picture that holds the model and its shadow, from every side; mm. */
export const framed = ({ low, high, radius, reach }: Extent): number =>
  Math.max(radius, reach + ((high[2] - low[2]) * -KEY.right) / KEY.up);

/** One soft key light from the upper left of the camera, a little from everywhere, and the ground that shadows fall on. */
export function studioLights({ low, centre, radius }: Extent) {
  const key = new DirectionalLight('#ffffff', KEY_POWER);
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
  const ground = new Mesh(
    new PlaneGeometry(radius * 8, radius * 8),
    new ShadowMaterial({ opacity: SHADOW_DARKNESS }),
  );
  ground.position.z = low[2] - centre[2] - radius * 0.01;
  ground.receiveShadow = true;
  return { lights: [key, new AmbientLight('#ffffff', 0.15)], key, ground };
}
