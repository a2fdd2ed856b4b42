import {
  type BufferGeometry,
  LineSegments,
  type Material,
  Mesh,
  OrthographicCamera,
  PCFShadowMap,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';

import { extentOf, type ModelPart } from './model.ts';
import { buildModel } from './model-body.ts';
import { framed, studioLights } from './studio.ts';
import type { View } from './view.ts';

/** Air around the model at zoom 1, assembled and drawn apart. */
const MARGIN = 1.02,
  MARGIN_APART = 1.06;
/** Width of the outline of a cut face, CSS px. */
const OUTLINE = 1.6;
/** A plane through exactly flat faces would flicker: it stands this share of the radius beside them. */
const BESIDE = 0.0007;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** A model on its canvas. Draws only when told to. */
export interface ModelScene {
  /** Depth of the section plane through the model's own axis, 0 to 1. */
  readonly axisDepth: number;
  draw: (view: View) => void;
  /** Which part is seen at a point of the picture as it was drawn last. @param x, y shares of its width and height, from the upper left */
  partAt: (x: number, y: number) => number | undefined;
  /** Colours these parts, and no others; seen in the next picture. */
  mark: (parts: readonly number[]) => void;
  /** Leaves these parts out, and no others; seen in the next picture. */
  hide: (parts: readonly number[]) => void;
  /** Where a label of these parts stands in the picture of a view: over their highest point. Shares of its width and height, from the upper left */
  placeOf: (parts: readonly number[], view: View) => { x: number; y: number } | undefined;
  /** @param width, height CSS px of the canvas @param ratio device px per CSS px */
  resize: (width: number, height: number, ratio: number) => void;
  dispose: () => void;
}

/** Puts a model into the studio. @throws where WebGL is missing */
export function createModelScene(
  canvas: HTMLCanvasElement,
  parts: readonly ModelPart[],
): ModelScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, stencil: true });
  renderer.localClippingEnabled = true;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;

  const extent = extentOf(parts);
  const { low, high, centre, radius } = extent;
  const scene = new Scene();
  const { lights, key, ground, shade } = studioLights(extent);
  scene.add(...lights, ground);

  const model = buildModel(parts, extent);
  scene.add(model.turntable);
  const bodies = model.pieces.map(({ body }) => body);

  const camera = new OrthographicCamera();
  camera.up.set(0, 0, 1);
  Object.assign(camera, { near: radius, far: radius * 16 });
  const depthRange = high[1] - low[1];
  const groundHeight = ground.position.z;
  const shadowSide = key.shadow.camera.right;
  // Drawn apart: half the height of it all, and its farthest corner from the upright axis.
  const [right, back, top] = model.apart.high.map((value, axis) => value - centre[axis]!);
  const reach = Math.hypot(right!, back!);
  const height = top!;

  /** How much smaller the model is drawn so that all of it stays in the picture, whichever way it is turned. */
  const shrunk = ({ apart, elevation }: View) => {
    const rise = Math.abs(Math.sin(radians(elevation)));
    const upright = reach * rise + height * Math.cos(radians(elevation));
    const whole = Math.max(reach / camera.right, upright / camera.top) * MARGIN_APART;
    return between(1, whole, apart);
  };

  const aim = (view: View) => {
    model.drawApart(view.apart);
    // The camera stands before -Y; turning the model instead of it keeps the light where it is.
    model.turntable.rotation.z = radians(-90 - view.azimuth);
    const elevation = radians(view.elevation);
    camera.position.set(0, -Math.cos(elevation), Math.sin(elevation)).multiplyScalar(radius * 8);
    camera.lookAt(0, 0, 0);
    camera.zoom = view.zoom / shrunk(view);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    model.turntable.updateMatrixWorld();
  };

  let drawn: View | undefined;
  let changed = true;
  let canvasHeight = 1;
  const draw = (view: View) => {
    // Tipping the camera and zooming leave the shadows as they are.
    renderer.shadowMap.needsUpdate =
      changed ||
      view.azimuth !== drawn?.azimuth ||
      view.cut !== drawn.cut ||
      view.depth !== drawn.depth ||
      view.apart !== drawn.apart;
    drawn = view;
    changed = false;
    aim(view);
    ground.position.z = between(groundHeight, -height - radius * 0.01, view.apart);
    const side = between(shadowSide, Math.max(shadowSide, Math.hypot(reach, height)), view.apart);
    Object.assign(key.shadow.camera, { left: -side, right: side, top: side, bottom: -side });
    key.shadow.camera.updateProjectionMatrix();
    const y = low[1] + view.depth * depthRange + radius * BESIDE;
    const perPixel = (2 * camera.top) / camera.zoom / canvasHeight;
    model.cut(view.cut ? y : undefined, OUTLINE * perPixel);
    shade(view.cut);
    ground.visible = view.elevation > 0;
    renderer.render(scene, camera);
  };

  const ray = new Raycaster();
  return {
    partAt(x, y) {
      ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), camera);
      for (const { object, point } of ray.intersectObjects(bodies)) {
        const piece = model.pieces.find(({ body }) => body === object);
        // What the section takes away cannot be pointed at.
        if (!piece?.group.visible || piece.away) continue;
        if (piece.cutAt === undefined || piece.plane.distanceToPoint(point) >= 0)
          return piece.solid.part;
      }
      return undefined;
    },
    mark: model.mark,
    hide(indices) {
      model.hide(indices);
      changed = true;
    },
    placeOf(indices, view) {
      aim(view);
      const corner = new Vector3();
      let left = Infinity,
        right = -Infinity,
        upper = -Infinity;
      for (const { solid, group, away } of model.pieces) {
        if (!indices.includes(solid.part) || away || !group.visible) continue;
        for (let i = 0; i < 8; i++) {
          const [x, y, z] = ([0, 1, 2] as const).map((axis) =>
            i & (1 << axis) ? solid.high[axis] : solid.low[axis],
          );
          corner.set(x!, y!, z!).applyMatrix4(group.matrixWorld).project(camera);
          left = Math.min(left, corner.x);
          right = Math.max(right, corner.x);
          upper = Math.max(upper, corner.y);
        }
      }
      if (right < left) return undefined;
      const within = (share: number, low: number) => Math.min(0.94, Math.max(low, share));
      return { x: within((left + right + 2) / 4, 0.06), y: within((1 - upper) / 2, 0.1) };
    },
    axisDepth: low[1] < 0 && high[1] > 0 ? -low[1] / depthRange : 0.5,
    draw,
    resize(width, tall, ratio) {
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, tall, false);
      canvasHeight = tall;
      const half = framed(extent) * MARGIN;
      const [x, y] = width > tall ? [(half * width) / tall, half] : [half, (half * tall) / width];
      Object.assign(camera, { left: -x, right: x, top: y, bottom: -y });
    },
    dispose() {
      scene.traverse((object) => {
        if (!(object instanceof Mesh || object instanceof LineSegments)) return;
        (object.geometry as BufferGeometry).dispose();
        (object.material as Material).dispose();
      });
      model.dispose();
      key.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
