/** A form service that says what a test tells it to, over real HTTP, in front of a site. */
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import { listen } from '#server/listen.ts';
import { requestOf, responseOf } from '#server/site-request.ts';
import { loadSite } from '#server/site.ts';

/** What a submission arrived as. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** An answer: JSON, a text that is none, the connection cut, or no answer until the test lets go. */
export type Answer =
  | { readonly json: unknown; readonly status?: number }
  | { readonly text: string }
  | 'cut'
  | { readonly when: Promise<unknown>; readonly json: unknown };

export interface ScriptedService {
  readonly url: string;
  readonly received: Received[];
  /** Answers for the submissions to come, in order; the last one stays. */
  answer: (...answers: Answer[]) => void;
  stop: () => Promise<void>;
}

/** Starts it before the built site, or before a folder of files with one document. */
export async function startScriptedService(
  site: 'dist' | { folder: string },
): Promise<ScriptedService> {
  const received: Received[] = [];
  let answers: Answer[] = [{ json: { next: '/thanks' } }];
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.on('POST', ['/f/:key', '/p/:project/f/:key'], async (c) => {
    const fields = Object.fromEntries(await c.req.formData()) as Record<string, string>;
    received.push({ path: c.req.path, headers: c.req.header(), fields });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer === 'cut') {
      c.env.incoming.socket.destroy();
      return c.body(null);
    }
    if ('text' in answer) return c.text(answer.text);
    if ('when' in answer) await answer.when;
    return Response.json(answer.json, {
      status: 'status' in answer ? (answer.status ?? 200) : 200,
    });
  });
  const fallback = site === 'dist' ? await siteRoute() : folderRoute(site.folder);
  app.all('*', (c) => fallback(c.env.incoming));

  const running = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    url: running.url,
    received,
    answer: (...next) => {
      answers = next;
    },
    stop: () => running.stop(100),
  };
}

type Route = (request: HttpBindings['incoming']) => Promise<Response>;

async function siteRoute(): Promise<Route> {
  const site = await loadSite(join(import.meta.dirname, '..', '..', 'dist'));
  return async (request) => responseOf(await site.answer(requestOf(request)));
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

function folderRoute(folder: string): Route {
  return async ({ url = '/' }) => {
    const path = normalize(new URL(url, 'http://site.invalid').pathname);
    const file = /\.\w+$/.test(path) ? path : 'index.html';
    const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
    try {
      const body = await readFile(join(folder, file));
      return new Response(body, {
        headers: { 'Content-Type': TYPES[extension] ?? 'application/octet-stream' },
      });
    } catch {
      return new Response('not found', { status: 404 });
    }
  };
}
