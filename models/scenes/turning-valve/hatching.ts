import { materials } from '#models/lib/materials.ts';

const pattern = (id: string, degrees: number) =>
  `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})">` +
  `<path fill="#fff" d="M0 0h8v8H0z"/><path stroke="#16222e" stroke-width="1.1" d="M4 0v8"/></pattern>`;

/** Cut faces as a drawing shows them: hatched at 45°, the second body at -45°, instead of in colour. */
export function hatched(svg: string): string {
  const hatches = [
    ['cut-cast', 45],
    ['cut-second', -45],
  ] as const;
  let result = svg,
    patterns = '';
  for (const [name, degrees] of hatches) {
    const before = result;
    for (const tone of materials[name].tones)
      result = result
        .replaceAll(`fill="${tone}"`, `fill="url(#${name})"`)
        .replaceAll(` stroke="${tone}"`, '');
    if (result !== before) patterns += pattern(name, degrees);
  }
  return result.replace(/<svg[^>]*>/, (start) => start + patterns);
}
