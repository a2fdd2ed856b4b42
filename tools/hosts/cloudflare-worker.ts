/** The site function as a module worker of Cloudflare, with the binding for static assets. */
import { conditional, createSiteFunction, type FunctionTable } from './site-function.ts';

/** The build's table; bundle.ts puts it here. */
declare const SITE_TABLE: FunctionTable;

interface Environment {
  readonly ASSETS: { fetch: (request: Request) => Promise<Response> };
}

export default {
  fetch: (request: Request, { ASSETS }: Environment): Promise<Response> =>
    createSiteFunction(
      SITE_TABLE,
      (path) =>
        ASSETS.fetch(
          new Request(new URL(`/${path}`, request.url), { headers: conditional(request) }),
        ),
      'cf-connecting-ip',
    )(request),
};
