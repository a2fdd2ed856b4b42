import { cad } from '#models/lib/kernel.ts';
import { materials } from '#models/lib/materials.ts';
import type { Part } from '#models/lib/part.ts';
import { withOrderedStyles } from './step-styles.ts';

/** Fixed time stamp, so that the same model gives the same file. */
export const STEP_TIME = '2000-01-01T00:00:00';

/** Writes parts as a STEP assembly in millimetres, with names and colours. */
export async function writeStep(
  title: string,
  description: string,
  parts: readonly Part[],
): Promise<string> {
  const blob = withoutOutput(() =>
    cad.exportSTEP(
      parts.map(({ name, material, shape }) => ({
        name,
        shape: shape.clone(),
        color: materials[material].colour,
      })),
      { unit: 'MM', modelUnit: 'MM' },
    ),
  );
  return withOrderedStyles(withFixedHeader(await blob.text(), title, description));
}

/** Suppresses the kernel's messages on standard output. */
function withoutOutput<T>(work: () => T): T {
  const { log } = console;
  const write = process.stdout.write;
  console.log = () => {};
  process.stdout.write = () => true;
  try {
    return work();
  } finally {
    console.log = log;
    process.stdout.write = write;
  }
}

function withFixedHeader(step: string, title: string, description: string): string {
  return (
    step
      .replace(
        /FILE_DESCRIPTION\([\s\S]*?\);/,
        `FILE_DESCRIPTION(('${title}, ${description}'),'2;1');`,
      )
      .replace(
        /FILE_NAME\([\s\S]*?\);/,
        `FILE_NAME('${title}','${STEP_TIME}',(''),(''),'Open CASCADE Technology','replicad','');`,
      )
      // The kernel puts a count of its calls into product names.
      .replace(/Open CASCADE STEP translator ([\d.]+ )?\d+(\.\d+)*/g, title)
  );
}
