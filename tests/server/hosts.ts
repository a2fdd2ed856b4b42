/** The two hosts that must answer alike: the Node server, and the real nginx with the generated configuration. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RoutesManifest } from '#contract/routes-manifest.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { siteListener } from '#server/site-request.ts';
import { loadSite } from '#server/site.ts';
import { nginxConfiguration } from '#tools/nginx.ts';
import { manifest } from './fixture-site.ts';

/** A running host on 127.0.0.1. */
export interface Host extends AsyncDisposable {
  readonly port: number;
}

/** Starts the project's own server over a built folder. */
export async function startServer(dist: string): Promise<Host> {
  const site = await loadSite(dist);
  const app = { fetch: createApp(site).fetch, first: siteListener(site) };
  const running = await listen(app, { host: '127.0.0.1', port: 0 });
  const { port } = running.server.address() as AddressInfo;
  return { port, [Symbol.asyncDispose]: () => running.stop(0) };
}

const BROTLI_MODULE = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
].find(existsSync);

/** Why nginx cannot be tested on this machine, or null. `npm test` installs it where it may. */
export function nginxMissing(): string | null {
  const { error } = spawnSync('nginx', ['-v']);
  if (error) return 'nginx is not installed (apt-get install nginx)';
  return BROTLI_MODULE
    ? null
    : 'the brotli module is not installed (apt-get install libnginx-mod-http-brotli-static)';
}

/** A port of 127.0.0.1 that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts nginx with nothing but the generated configuration.
 *
 * @param site what it serves, the fixture unless told otherwise
 * @param folder for everything that it writes
 */
export async function startNginx(
  dist: string,
  site: RoutesManifest = manifest,
  folder = dist,
): Promise<Host & Nginx> {
  const port = await freePort();
  const template = await readFile(
    join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf'),
    'utf8',
  );
  const server = nginxConfiguration(template, site, {
    root: join(dist, 'site'),
    listen: `127.0.0.1:${port}`,
    serverName: '_',
    brotli: true,
  });
  return { port, ...(await runNginx(server, folder)) };
}

/** A running nginx. */
export interface Nginx extends AsyncDisposable {
  readonly pid: number;
}

/**
 * Runs nginx with nothing but the given servers.
 *
 * @param servers what stands in its `http` block
 * @param folder for everything that it writes
 */
export async function runNginx(servers: string, folder: string): Promise<Nginx> {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join(' ');
  // As root the workers would give up their rights, and could not enter the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `load_module ${BROTLI_MODULE}; ${user} daemon off; worker_processes 1; error_log stderr notice;
pid ${folder}/nginx.pid; events {} http { access_log off; ${folders}\n${servers}\n}`;
  const configuration = join(folder, 'nginx-main.conf');
  await writeFile(configuration, main);
  const child = spawn('nginx', ['-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // It listens before it starts its workers, and says so.
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('start worker process')) resolve();
    });
    void ended.then(() => reject(new Error(`nginx did not start: ${said}`)));
  });
  return {
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
