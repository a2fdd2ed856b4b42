import { z } from 'zod';

const optional = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Settings that are built into the documents (readings.md, "Settings"). */
const schema = z.object({
  SITE_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).pathname === '/', 'must have no path').default('http://localhost:3000'),
  ),
  FORM_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  FORM_KEY: optional(z.string().regex(/^[A-Za-z0-9_-]+$/)),
  FORM_PROJECT: optional(z.string().regex(/^[A-Za-z0-9_-]+$/)),
});

export type BuildSettings = z.infer<typeof schema>;

/**
 * Reads the build-time settings.
 *
 * @throws Error that names each wrong variable, its value and what to write instead
 */
export function buildSettings(environment: Record<string, string | undefined>): BuildSettings {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name}=${environment[name] ?? ''}: ${message}`;
  });
  throw new Error(`Wrong settings; correct them in .env or the environment (see .env.example):\n${lines.join('\n')}`);
}
