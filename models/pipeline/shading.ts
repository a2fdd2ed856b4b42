import { materials, type MaterialName } from '#models/lib/materials.ts';
import type { Vec3 } from '#models/lib/part.ts';
import type { Camera } from './camera.ts';
import type { GBuffer } from './g-buffer.ts';
import type { MeshPart } from './mesh.ts';
import { lightAt, shadowMap } from './shadow-map.ts';
import { reflection, studioLights } from './studio.ts';

const KEY_LIGHTS = 20,
  SKY_LIGHTS = 60,
  SHADOW_MAP_SIZE = 768;

/** Linear RGB of each pixel; undefined where the buffer has no material. */
export function shade(buffer: GBuffer, mesh: readonly MeshPart[], camera: Camera): Float32Array {
  const { light, open } = gatherLight(buffer, mesh, camera);
  const surfaces = buffer.palette.map(surfaceOf);
  const reflected = reflection(camera);
  const [vx, vy, vz] = camera.toViewer;
  const colour = new Float32Array(buffer.material.length * 3);
  const mirrored: Vec3 = [0, 0, 0];
  for (let pixel = 0; pixel < buffer.material.length; pixel++) {
    const surface = surfaces[buffer.material[pixel]!];
    if (!surface) continue;
    const nx = buffer.nx[pixel]!,
      ny = buffer.ny[pixel]!,
      nz = buffer.nz[pixel]!;
    const facing = Math.max(0.02, nx * vx + ny * vy + nz * vz);
    mirrored[0] = 2 * facing * nx - vx;
    mirrored[1] = 2 * facing * ny - vy;
    mirrored[2] = 2 * facing * nz - vz;
    const openness = Math.min(1, open[pixel]! / 0.97);
    const occlusion = 0.25 + 0.75 * openness;
    const { base, metal, roughness, clearcoat } = surface;
    const gloss = reflected(mirrored, roughness) * occlusion * 0.92;
    const fresnel = (1 - facing) ** 5;
    const coat =
      clearcoat &&
      reflected(mirrored, 0.18) * occlusion * (0.04 + 0.576 * fresnel) * clearcoat * 0.8;
    const bounce = (0.17 * (0.5 - 0.5 * nz) + 0.07) * (0.35 + 0.65 * openness);
    const diffuse = light[pixel]! + bounce;
    for (const channel of [0, 1, 2] as const) {
      const albedo = base[channel];
      const straight = 0.04 * (1 - metal) + albedo * metal;
      const specular = straight + (Math.max(1 - roughness, straight) - straight) * fresnel;
      const glossShare = metal ? (0.62 + 0.38 * (1 - metal)) * 0.72 : 0.9;
      const value =
        albedo * ((1 - metal) * 0.88 + metal * 0.16) * diffuse +
        specular * gloss * glossShare +
        coat;
      // Soft shoulder: highlights do not clip.
      colour[pixel * 3 + channel] =
        value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));
    }
  }
  return colour;
}

function surfaceOf(name: MaterialName) {
  const { colour, ...rest } = materials[name];
  return {
    ...rest,
    base: [1, 3, 5].map((at) =>
      linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
    ) as Vec3,
  };
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Direct light and sky visibility of each pixel, summed over all lights with their shadows. */
function gatherLight(buffer: GBuffer, mesh: readonly MeshPart[], camera: Camera) {
  const { width, height, scale, offsetX, offsetY, bounds, nx, ny, nz, material } = buffer;
  const { right, up, toViewer } = camera;
  const pixels: number[] = [];
  const px = new Float32Array(material.length),
    py = new Float32Array(material.length),
    pz = new Float32Array(material.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (material[pixel]! < 0) continue;
      const u = (x + 0.5 - offsetX) / scale,
        v = -(y + 0.5 - offsetY) / scale,
        d = buffer.depth[pixel]!;
      px[pixel] = right[0] * u + up[0] * v + toViewer[0] * d;
      py[pixel] = right[1] * u + up[1] * v + toViewer[1] * d;
      pz[pixel] = right[2] * u + up[2] * v + toViewer[2] * d;
      pixels.push(pixel);
    }
  }
  const light = new Float32Array(material.length),
    open = new Float32Array(material.length);
  const jitter = jitterTable(),
    lift = bounds.radius * 0.005,
    bias = bounds.radius * 0.006;
  for (const { to, weight, openness } of studioLights(camera, KEY_LIGHTS, SKY_LIGHTS)) {
    const map = shadowMap(mesh, to, bounds, SHADOW_MAP_SIZE);
    for (let i = 0; i < pixels.length; i++) {
      const pixel = pixels[i]!;
      const x = nx[pixel]!,
        y = ny[pixel]!,
        z = nz[pixel]!;
      const facing = x * to[0] + y * to[1] + z * to[2];
      if (facing <= 0) continue;
      const at = (pixel * 7919) & 4095;
      const share = lightAt(
        map,
        px[pixel]! + x * lift,
        py[pixel]! + y * lift,
        pz[pixel]! + z * lift,
        bias,
        jitter[at]! * 2,
        jitter[(at + 1777) & 4095]! * 2,
      );
      light[pixel]! += share * facing * weight;
      open[pixel]! += share * openness;
    }
  }
  return { light, open };
}

/** Pseudo-random offsets from -0.5 to 0.5 with a fixed seed, so that every run gives the same picture. */
function jitterTable(): Float32Array {
  let state = 0x2545f491;
  return Float32Array.from({ length: 4096 }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32 - 0.5;
  });
}
