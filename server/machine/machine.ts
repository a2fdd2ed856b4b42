/**
 * What software finds at the server alone: the tools over the Model Context Protocol (`/mcp`), without sessions, and who it is under
 * `/.well-known/`. Nothing here writes or sends: an inquiry is prepared as an address that a person opens.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFile } from 'node:fs/promises';
import { originValidation } from '@modelcontextprotocol/hono';
import { createMcpHandler, type McpHttpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ZodObject } from 'zod';

import type { AppEnv } from '#server/app.ts';
import { senderOf } from '#server/forms/client-address.ts';
import { createRateLimit, type RateLimitOptions } from '#server/forms/rate-limit.ts';
import { DEFAULT_SITE_URL } from '#server/settings-table.ts';
import { baseHeaders } from '#server/site-files.ts';

const MCP_PATH = '/mcp';

/** Written by the build (app/machine/tools.ts). */
const TOOLS_FILE = 'tools.js';

/** A tool, as the build's module has it. */
interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: ZodObject;
  readonly run: (input: object) => object;
}
interface ToolsModule {
  readonly openTools: (
    read: (file: string) => Promise<string>,
    siteUrl: string | undefined,
  ) => Promise<readonly Tool[]>;
}

export interface MachineOptions {
  /** Folder of the built site: `tools.js` and `site/`. */
  readonly dist: string;
  /** Names the build, and so the version. */
  readonly build: string;
  readonly siteUrl: string | undefined;
  /** Whether the tools are offered; what describes the files is found all the same. */
  readonly mcp: boolean;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly warn: (line: string) => void;
}

/** A program works through a list; a person's reading is not slowed by it. Of its own, apart from the limits of the form. */
const LIMIT: RateLimitOptions = { burst: 200, refillMs: 500 };
/** Of all together. */
const LIMIT_OF_ALL: RateLimitOptions = { burst: 300, refillMs: 25 };
/** A scheme, the longest name there is, and a port. */
const MAX_ORIGIN = 300;
/** No call of a tool is nearly as long. */
const MAX_BODY = 32_000;

const NAME = 'valve-catalogue';
const TITLE = 'Valve and actuator catalogue';
const INSTRUCTIONS =
  'Catalogue of a supplier of valves and actuators in Seoul. Figures are stated facts with their reservations: pass reservations on, conclude nothing that is not stated, and leave sending an inquiry to a person (prepare_inquiry gives the address).';

/** Registers the routes. */
export function addMachineRoutes(app: Hono<AppEnv>, options: MachineOptions): void {
  const { dist, build, siteUrl = DEFAULT_SITE_URL, warn } = options;
  const origin = siteUrl.replace(/\/$/, '');
  const hasTools = options.mcp && existsSync(join(dist, TOOLS_FILE));
  if (options.mcp && !hasTools)
    warn(`The tools for software are missing: ${TOOLS_FILE}. Run \`npm run build\`.`);
  app.get('/.well-known/api-catalog', (c) =>
    c.body(JSON.stringify(apiCatalog(origin, hasTools)), 200, {
      ...CARD_HEADERS,
      'Content-Type': 'application/linkset+json',
    }),
  );
  if (!hasTools) return;
  for (const path of ['/.well-known/mcp.json', '/.well-known/mcp/server-card.json'])
    app.get(path, (c) => c.json(serverCard(origin, build), 200, CARD_HEADERS));
  addTools(app, options, new URL(siteUrl).hostname);
}

/** `/mcp`. The tools are read at the first call: a server whose tools nobody calls needs no memory for them. */
function addTools(
  app: Hono<AppEnv>,
  { dist, build, siteUrl, isTrustedProxy, warn }: MachineOptions,
  host: string,
): void {
  const limit = createRateLimit(LIMIT);
  const limitOfAll = createRateLimit(LIMIT_OF_ALL);
  let handler: Promise<McpHttpHandler> | undefined;
  const open = async (): Promise<McpHttpHandler> => {
    const file = resolve(dist, TOOLS_FILE);
    // Node keeps a module that failed: mended, it is another one.
    const url = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
    const { openTools } = (await import(url)) as ToolsModule;
    const tools = await openTools((file) => readFile(join(dist, 'site', file), 'utf8'), siteUrl);
    return createMcpHandler(() => serverOf(tools, build), { maxSubscriptions: 0 });
  };
  const refusal = (
    c: Context,
    status: 400 | 403 | 413 | 429 | 503,
    code: number,
    message: string,
    more = {},
  ) =>
    c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status, { ...HEADERS, ...more });

  app.use(MCP_PATH, async (c, next) => {
    const { key } = senderOf(c.env.incoming, isTrustedProxy);
    const wait = limit.take(key) || limitOfAll.take('');
    if (wait > 0)
      return refusal(c, 429, -32_000, `Too many calls: try again in ${wait} s`, {
        'Retry-After': String(wait),
      });
    // A URL parser sorts 30 kB of combining marks for ten milliseconds.
    if ((c.req.header('origin')?.length ?? 0) > MAX_ORIGIN)
      return refusal(c, 403, -32_000, 'This is no origin');
    return next();
  });
  app.use(MCP_PATH, originValidation([host, 'localhost', '127.0.0.1', '[::1]']));
  app.use(
    MCP_PATH,
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => refusal(c, 413, -32_600, `A call has at most ${MAX_BODY} bytes`),
    }),
  );
  app.all(MCP_PATH, async (c) => {
    // A batch, which the protocol has dropped, would be many calls for the price of one.
    const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
    const parsedBody: unknown = isJson ? await c.req.json().catch(() => undefined) : undefined;
    if (Array.isArray(parsedBody))
      return refusal(c, 400, -32_600, 'One call at a time: no batches');
    if (isJson && parsedBody === undefined && c.req.method === 'POST')
      return refusal(c, 400, -32_700, 'This is no JSON');
    handler ??= open();
    try {
      const answer = await (await handler).fetch(c.req.raw, { parsedBody });
      for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value);
      return answer;
    } catch (error) {
      // The next call tries anew.
      handler = undefined;
      warn(`The tools for software cannot be opened: ${String(error)}`);
      return refusal(c, 503, -32_603, 'The tools cannot be opened: try again later');
    }
  });
}

const HEADERS = { ...baseHeaders, 'Cache-Control': 'no-store' };
const CARD_HEADERS = { ...baseHeaders, 'Cache-Control': 'no-cache' };

/** A server for one request. */
function serverOf(tools: readonly Tool[], build: string): McpServer {
  const server = new McpServer(
    { name: NAME, title: TITLE, version: build },
    { instructions: INSTRUCTIONS },
  );
  for (const { name, title, description, input, run } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (given) => {
        try {
          const found = run(given);
          return {
            content: [{ type: 'text' as const, text: JSON.stringify(found) }],
            structuredContent: found as Record<string, unknown>,
          };
        } catch (error) {
          if (!(error instanceof Error) || error.name !== 'ToolError') throw error;
          return { content: [{ type: 'text' as const, text: error.message }], isError: true };
        }
      },
    );
  return server;
}

/** Who answers at `/mcp`, for programs that look before they call (SEP-2127). */
const serverCard = (origin: string, version: string) => ({
  name: NAME,
  title: TITLE,
  version,
  description: INSTRUCTIONS,
  websiteUrl: `${origin}/`,
  remotes: [{ type: 'streamable-http', url: `${origin}${MCP_PATH}` }],
  capabilities: { tools: {} },
});

/** Where the descriptions of what can be read are (RFC 9727). */
const apiCatalog = (origin: string, hasTools: boolean) => ({
  linkset: [
    {
      anchor: `${origin}/`,
      'service-desc': [{ href: `${origin}/openapi.json`, type: 'application/json' }],
      'service-doc': [{ href: `${origin}/llms.txt`, type: 'text/plain' }],
    },
    ...(hasTools
      ? [
          {
            anchor: `${origin}${MCP_PATH}`,
            'service-meta': [
              { href: `${origin}/.well-known/mcp/server-card.json`, type: 'application/json' },
            ],
          },
        ]
      : []),
  ],
});
