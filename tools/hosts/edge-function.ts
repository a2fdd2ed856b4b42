/** The site function as an edge function of Netlify or Vercel: it fetches documents over the host's own network. */
import { conditional, createSiteFunction, type FunctionTable } from './site-function.ts';

/** The build's table; bundle.ts puts it here. */
declare const SITE_TABLE: FunctionTable;
/** Header of the host with the visitor's address. */
declare const VISITOR_HEADER: string;

export default (request: Request): Promise<Response> =>
  createSiteFunction(
    SITE_TABLE,
    (path) => fetch(new URL(`/${path}`, request.url), { headers: conditional(request) }),
    VISITOR_HEADER,
  )(request);
