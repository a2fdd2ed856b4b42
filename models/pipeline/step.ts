import { cad } from '#models/lib/kernel.ts';
import { materials } from '#models/lib/materials.ts';
import type { Part } from '#models/lib/part.ts';
import { asAssembly } from './step-assembly.ts';
import { withOrderedStyles } from './step-styles.ts';

/** What a STEP file is called and says of itself. */
export interface StepNames {
  /** `PQVF-DN100`: stands before the name of each part. */
  readonly id: string;
  /** `PQVF DN 100`: the assembly. */
  readonly title: string;
  readonly description: string;
}

/** Time stamp while the file is compared with the one before. */
const NO_TIME = '1970-01-01T00:00:00';
const TIME = /(FILE_NAME\('[^']*',')([^']*)'/;

/**
 * Writes parts as a STEP assembly in millimetres, with names and colours.
 *
 * @param before the file as it is; where nothing else changes, its date stays, so that the same model gives the same file
 */
export async function writeStep(
  names: StepNames,
  parts: readonly Part[],
  before: string | undefined,
): Promise<string> {
  const { id, title, description } = names;
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
  const text = withOrderedStyles(withHeader(await blob.text(), title, description));
  const step = asAssembly(text, id, title, description);
  const dated = (time: string) => step.replace(TIME, `$1${time}'`);
  const known = TIME.exec(before ?? '')?.[2];
  return known !== undefined && dated(known) === before
    ? before
    : dated(`${new Date().toISOString().slice(0, 10)}T00:00:00`);
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

function withHeader(step: string, title: string, description: string): string {
  return (
    step
      .replace(
        /FILE_DESCRIPTION\([\s\S]*?\);/,
        `FILE_DESCRIPTION(('${title}, ${description}'),'2;1');`,
      )
      .replace(
        /FILE_NAME\([\s\S]*?\);/,
        `FILE_NAME('${title}','${NO_TIME}',(''),(''),'Open CASCADE Technology','replicad','');`,
      )
      // The kernel puts a count of its calls into product names.
      .replace(/Open CASCADE STEP translator ([\d.]+ )?\d+(\.\d+)*/g, title)
  );
}
