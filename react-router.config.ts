import type { Config } from '@react-router/dev/config';

/**
 * The server bundle exists at build time only: `tools/prerender.ts` renders every address with it, in both languages and
 * for every catalogue page, and nothing of it is shipped. See docs/decisions/0002-one-renderer.md.
 */
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
