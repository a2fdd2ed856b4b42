import { join } from 'node:path';

import { freePort, type Nginx, runNginx } from '#tests/server/hosts.ts';

import { ROOT } from '#bench/shared/results.ts';

import { PEERS_FOLDER } from './build.ts';
import { type Peer, type PeerName, PEERS } from './peers.ts';

/** The built peers, each on a port of its own. */
export interface ServedPeers extends AsyncDisposable {
  readonly origins: ReadonlyMap<PeerName, string>;
}

/**
 * Serves built peers by one nginx, as a static host would: Brotli, documents asked again each time, files with a hash in
 * their name kept. Pictures and fonts are the site's own files.
 */
export async function servePeers(names: readonly PeerName[], folder: string): Promise<ServedPeers> {
  const origins = new Map<PeerName, string>();
  const servers: string[] = [];
  for (const name of names) {
    const port = await freePort();
    origins.set(name, `http://127.0.0.1:${port}`);
    servers.push(serverOf(port, join(PEERS_FOLDER, name), PEERS[name]));
  }
  const nginx: Nginx = await runNginx(servers.join('\n'), folder);
  return { origins, [Symbol.asyncDispose]: () => nginx[Symbol.asyncDispose]() };
}

const serverOf = (port: number, folder: string, { out, singlePage }: Peer): string => `
server {
  listen 127.0.0.1:${port};
  root ${join(folder, out)};
  include /etc/nginx/mime.types;
  default_type text/plain;
  brotli_static on;
  add_header Cache-Control no-cache;
  location / { try_files $uri $uri/index.html $uri.html ${singlePage ? '/index.html' : '=404'}; }
  location ~ ^/(?:assets|_astro|_next/static)/ { add_header Cache-Control "max-age=31536000, immutable"; }
  location ~ ^/(?:pictures/|favicon\\.ico$) { root ${join(ROOT, 'dist/site')}; }
  location /fonts/ { alias ${join(ROOT, 'app/styles/fonts.gen')}/; }
}`;
