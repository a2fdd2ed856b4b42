/** The answer to a method that an address does not take. */
export function notAllowed(method: string, allow: string): Response {
  const headers = { Allow: allow, 'Cache-Control': 'no-store' };
  return method === 'OPTIONS'
    ? new Response(null, { status: 204, headers })
    : new Response('Method Not Allowed\n', { status: 405, headers });
}
