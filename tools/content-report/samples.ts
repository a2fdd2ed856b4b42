/** Keeps samples from going live: what stands for a fact that the supplier has not given yet. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The samples that a build holds, each with its file and field: `content/company/contact.ts telephone`. */
export function samplesIn(dist: string): string[] {
  const file = join(dist, 'routes.json');
  if (!existsSync(file)) return [];
  const { samples = [] } = JSON.parse(readFileSync(file, 'utf8')) as { samples?: string[] };
  return samples;
}

/**
 * Refuses to publish a build with samples.
 *
 * @throws Error listing them
 */
export function refuseSamples(dist: string): void {
  const samples = samplesIn(dist);
  if (samples.length === 0) return;
  throw new Error(
    `${samples.length} samples must be replaced first, or published with --with-samples:\n` +
      samples.map((sample) => `  ${sample}`).join('\n'),
  );
}
