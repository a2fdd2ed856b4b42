import type { Context } from 'hono';

/** The text of each field of a form; undefined where it is missing or a file. Browsers send every line break as two characters. */
export async function sentTexts(c: Context): Promise<(name: string) => string | undefined> {
  const form = await c.req.parseBody();
  return (name) => {
    const value = form[name];
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : undefined;
  };
}

/** The same, empty where there is none. */
export async function formTexts(c: Context): Promise<(name: string) => string> {
  const sent = await sentTexts(c);
  return (name) => sent(name) ?? '';
}
