import type { Context } from 'hono';

/** What a form says: the text of each field, empty where it is missing or a file. Line ends are those of the platform here. */
export async function formTexts(c: Context): Promise<(name: string) => string> {
  const form = await c.req.parseBody();
  return (name) => {
    const value = form[name];
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
}
