import { DEFAULT_FORM_KEY, submissionPath } from '#contract/inquiry-fields.ts';

import type { FormTarget, Retention } from './form-settings.ts';

/**
 * Where the form posts to. `tools/build/settings.ts` has checked the values; the embedded service is the default, at the
 * origin that the page comes from.
 */
export function formTarget(environment: Readonly<Record<string, string | undefined>>): FormTarget {
  const endpoint = environment['FORM_ENDPOINT']?.replace(/\/+$/, '') || null;
  const formKey = environment['FORM_KEY'] || DEFAULT_FORM_KEY;
  const project = environment['FORM_PROJECT'] || null;
  const path = submissionPath(formKey, project ?? undefined);
  return { endpoint, formKey, project, action: `${endpoint ?? ''}${path}` };
}

const UNITS = { d: 'day', m: 'month', y: 'year' } as const;

/** The retention that the notice names: the server's own setting, known when the page is built. */
export function retention(value: string | undefined): Retention {
  const [, count, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(value ?? '') ?? [];
  if (count === undefined || unit === undefined) return { count: 3, unit: 'year' };
  return { count: Number(count), unit: UNITS[unit as keyof typeof UNITS] };
}
