/**
 * `npm run models [-- --only <id>] [--force] [--check] [--rekey]`: makes pictures, drawings, CAD files and viewer
 * meshes of every model in models/registry.ts. Only what changed is made again; the kernel is loaded only
 * then. `--check` makes nothing and fails when something is out of date; `--rekey` makes
 * nothing and calls intact files up to date: only after a change that cannot change a picture.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { families } from '#models/families/all.ts';
import { kernelNotes } from '#models/lib/booleans.ts';
import type { Family } from '#models/lib/part.ts';
import { sha256, type Artefact, type MadeFile } from '#models/pipeline/artefact.ts';
import { isIntact, lockFile, readLock, writeLock } from '#models/pipeline/lock.ts';
import { writeManifest } from '#models/pipeline/manifest.ts';
import { artefacts } from '#models/pipeline/make/all.ts';
import { sourceHash, toolVersions } from '#models/pipeline/sources.ts';
import { Workbench } from '#models/pipeline/workbench.ts';
import { models } from '#models/registry.ts';

process.chdir(resolve(import.meta.dirname, '..'));
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    force: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    rekey: { type: 'boolean', default: false },
  },
});

const chosen = options.only ?? Object.keys(models);
const tools = toolVersions();
let lock = readLock();
const tooBig: string[] = [];
const failed: string[] = [];
const begin = performance.now();
let made = 0,
  kept = 0;

if (!options.check) {
  for (const id of Object.keys(lock)) if (!models[id]) forget(id);
  writeLock(lock);
}

for (const [index, id] of chosen.entries()) {
  const entry = models[id];
  if (!entry) throw new Error(`no model "${id}"; there are: ${Object.keys(models).join(', ')}`);
  lock = readLock();
  const bench = new Workbench(id, entry.ref, families[entry.ref.family] as Family<unknown>);
  const place = `[${index + 1}/${chosen.length}] ${id}`;
  try {
    await makeModel(bench, place);
  } catch (error) {
    // One broken model must not keep the others from being made; the command still fails.
    failed.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    console.log(`${place}  FAILED  ${failed.at(-1)}`);
  }
  for (const note of kernelNotes.splice(0)) console.log(`  note: ${note}`);
  if (!options.check) save(id);
}
if (!options.check) writeManifest(readLock());
console.log(`${made} made, ${kept} up to date, ${seconds(begin)}`);
if (tooBig.length > 0 || failed.length > 0) {
  for (const line of [...tooBig, ...failed]) console.error(line);
  process.exitCode = 1;
}

async function makeModel(bench: Workbench, place: string): Promise<void> {
  const locked = (lock[bench.id] ??= {});
  const wanted = artefacts.filter((artefact) => artefact.applies(bench));
  for (const name of Object.keys(locked)) {
    if (!options.check && !wanted.some((artefact) => artefact.name === name))
      remove(bench.id, name);
  }
  for (const artefact of wanted) {
    const key = keyOf(artefact, bench);
    const known = locked[artefact.name];
    if (!options.force && known?.key === key && isIntact(known)) {
      kept++;
      continue;
    }
    if (options.rekey && known && isIntact(known)) {
      known.key = key;
      kept++;
      continue;
    }
    if (options.check) {
      failed.push(`${bench.id}: ${artefact.name} is out of date; run npm run models`);
      continue;
    }
    const start = performance.now();
    const files = await artefact.make(bench);
    if (known) remove(bench.id, artefact.name);
    for (const file of files) write(file);
    locked[artefact.name] = { key, files: files.map(lockFile) };
    made++;
    console.log(`${place}  ${artefact.name}  ${seconds(start)}`);
    for (const file of files) report(file);
  }
}

/** Writes one model's lock entry over what the file says now: other runs may be at work. */
function save(id: string): void {
  lock = { ...readLock(), [id]: lock[id] ?? {} };
  writeLock(lock);
}

/** Everything that the artefact's bytes depend on. */
function keyOf(artefact: Artefact, bench: Workbench): string {
  const bunch = [
    bench.ref,
    bench.id,
    artefact.name,
    tools,
    sourceHash(bench.family.source),
    sourceHash(artefact.source),
    sourceHash(new URL('../models/pipeline/workbench.ts', import.meta.url).href),
  ];
  return sha256(JSON.stringify(bunch));
}

function write({ path, data }: MadeFile): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

function report({ path, data, limit }: MadeFile): void {
  const packed = /\.(svg|dxf|step|bin)$/.test(path);
  const wire = packed ? brotliCompressSync(data).length : data.length;
  const size = packed ? `${data.length} B, ${wire} B brotli` : `${data.length} B`;
  console.log(`    ${path}  ${size}`);
  if (limit !== undefined && wire > limit)
    tooBig.push(`${path} is ${wire} B on the wire, the limit is ${limit} B`);
}

function remove(id: string, name: string): void {
  for (const { path } of lock[id]?.[name]?.files ?? []) rmSync(path, { force: true });
  delete lock[id]?.[name];
}

/** A model that left the registry takes its files with it. */
function forget(id: string): void {
  for (const name of Object.keys(lock[id] ?? {})) remove(id, name);
  delete lock[id];
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
