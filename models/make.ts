/**
 * `npm run models`: makes pictures, drawings, CAD files and viewer meshes of every model in models/model-list.ts, and the
 * illustrations of models/illustrations.ts. Only what changed is made again; the CAD kernel is loaded only then.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readingContent } from '../content/end-with-faults.ts';
import { kernelNotes } from '#models/lib/booleans.ts';
import type { Family } from '#models/lib/part.ts';
import {
  type Artefact,
  type IllustrationPicture,
  type OutputFile,
  sha256,
} from '#models/pipeline/artefact.ts';
import { withDarkTones } from '#models/pipeline/inks.ts';
import { writeLeaders } from '#models/pipeline/leaders.ts';
import { isIntact, lockFile, readLock, writeLock } from '#models/pipeline/lock.ts';
import { sourceHash, toolVersions } from '#models/pipeline/sources.ts';
import { ModelBuild } from '#models/pipeline/model-build.ts';
import { models } from '#models/model-list.ts';
import { ensureInstalled } from '../tools/bootstrap/install.mjs';
import { commandLine } from '../tools/command-line.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const [{ families }, { illustrations }, { artefacts }, { writeManifest }] = await readingContent(
  () =>
    Promise.all([
      import('#models/families/all-families.ts'),
      import('#models/illustrations.ts'),
      import('#models/pipeline/make/all-artefacts.ts'),
      import('#models/pipeline/manifest.ts'),
    ]),
);

const USAGE = `npm run models [-- options]

Makes the pictures, drawings, CAD files and meshes of the models, as far as they changed, and installs the
packages of models/ (the CAD kernel) if something is to be made.

  --only ID   of one model (may be repeated)
  --force     makes them again, changed or not
  --check     makes nothing; ends with 1 where something is out of date
  --rekey     makes nothing and calls intact files up to date: after a change that cannot change a picture`;

const { values: options } = commandLine(USAGE, {
  options: {
    only: { type: 'string', multiple: true },
    force: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    rekey: { type: 'boolean', default: false },
  },
});

/** One artefact of a model, or one picture of an illustration. */
interface Task {
  name: string;
  key: string;
  make(): Promise<OutputFile[]>;
}

const known = [...Object.keys(models), ...Object.keys(illustrations)];
const chosen = options.only ?? known;
const tools = toolVersions();
let lock = readLock();
const tooBig: string[] = [];
const failed: string[] = [];
/** Models whose viewer's mesh was made. */
const meshed = new Set<string>();
const begin = performance.now();
let made = 0,
  kept = 0;

if (!options.check) {
  for (const id of Object.keys(lock)) if (!known.includes(id)) forget(id);
  writeLock(lock);
}

for (const [index, id] of chosen.entries()) {
  if (!known.includes(id)) throw new Error(`no model "${id}"; there are: ${known.join(', ')}`);
  lock = readLock();
  const place = `[${index + 1}/${chosen.length}] ${id}`;
  try {
    await makeAll(id, tasksOf(id), place);
  } catch (error) {
    // The other models are made even if one fails; the command fails at the end.
    failed.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    console.log(`${place}  FAILED  ${failed.at(-1)}`);
  }
  for (const note of kernelNotes.splice(0)) console.log(`  note: ${note}`);
  if (!options.check) save(id);
}
if (!options.check) {
  writeManifest(readLock());
  writeLeaders(
    Object.keys(models).filter((id) => readLock()[id]?.['viewer']),
    meshed,
  );
}
console.log(`${made} made, ${kept} up to date, ${seconds(begin)}`);
if (tooBig.length > 0 || failed.length > 0) {
  for (const line of [...tooBig, ...failed]) console.error(line);
  process.exitCode = 1;
}

function tasksOf(id: string): Task[] {
  const entry = models[id];
  if (!entry) {
    return (illustrations[id]?.pictures ?? []).map((picture) => ({
      name: picture.name,
      key: keyOfPicture(id, picture),
      make: () => picture.make(),
    }));
  }
  const model = new ModelBuild(id, entry.ref, families[entry.ref.family] as Family<unknown>);
  return artefacts
    .filter((artefact) => artefact.applies(model))
    .map((artefact) => ({
      name: artefact.name,
      key: keyOf(artefact, model),
      make: () => artefact.make(model),
    }));
}

async function makeAll(id: string, wanted: readonly Task[], place: string): Promise<void> {
  const locked = (lock[id] ??= {});
  for (const name of Object.keys(locked)) {
    if (!options.check && !wanted.some((task) => task.name === name)) remove(id, name);
  }
  for (const { name, key, make } of wanted) {
    const before = locked[name];
    if (!options.force && before?.key === key && isIntact(before)) {
      kept++;
      continue;
    }
    if (options.rekey && before && isIntact(before)) {
      before.key = key;
      kept++;
      continue;
    }
    if (options.check) {
      failed.push(`${id}: ${name} is out of date; run npm run models`);
      continue;
    }
    const start = performance.now();
    // Not sooner: what is only compared needs none of them.
    await ensureInstalled('models');
    const files = (await make()).map(onDarkPaper);
    if (before) remove(id, name);
    for (const file of files) write(file);
    locked[name] = { key, files: files.map(lockFile) };
    made++;
    if (name === 'viewer') meshed.add(id);
    console.log(`${place}  ${name}  ${seconds(start)}`);
    for (const file of files) report(file);
    // One picture takes as long as a whole model: kept if the command is stopped.
    if (!models[id]) save(id);
  }
}

/** A drawing that is not told by its maker how it looks on dark paper. */
function onDarkPaper(file: OutputFile): OutputFile {
  return file.path.endsWith('.svg')
    ? { ...file, data: Buffer.from(withDarkTones(file.data.toString())) }
    : file;
}

/** Writes one model's entry into the current lock file: another run may have changed it. */
function save(id: string): void {
  lock = { ...readLock(), [id]: lock[id] ?? {} };
  writeLock(lock);
}

/** Hash of everything that the artefact's bytes depend on. */
function keyOf(artefact: Artefact, model: ModelBuild): string {
  const inputs = [
    model.ref,
    model.id,
    artefact.name,
    tools,
    sourceHash(model.family.source),
    sourceHash(artefact.source),
    sourceHash(new URL('./pipeline/model-build.ts', import.meta.url).href),
  ];
  return sha256(JSON.stringify(inputs));
}

/** As `keyOf`, for a picture of an illustration. */
function keyOfPicture(id: string, { name, inputs, source }: IllustrationPicture): string {
  return sha256(JSON.stringify([id, name, inputs(), tools, sourceHash(source)]));
}

function write({ path, data }: OutputFile): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

function report({ path, data, limit }: OutputFile): void {
  const compressible = /\.(svg|dxf|step|bin)$/.test(path);
  const wire = compressible ? brotliCompressSync(data).length : data.length;
  const size = compressible ? `${data.length} B, ${wire} B brotli` : `${data.length} B`;
  console.log(`    ${path}  ${size}`);
  if (limit !== undefined && wire > limit)
    tooBig.push(`${path} is ${wire} B on the wire, the limit is ${limit} B`);
}

function remove(id: string, name: string): void {
  for (const { path } of lock[id]?.[name]?.files ?? []) rmSync(path, { force: true });
  delete lock[id]?.[name];
}

/** Removes the files of a model that is no longer listed. */
function forget(id: string): void {
  for (const name of Object.keys(lock[id] ?? {})) remove(id, name);
  delete lock[id];
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
