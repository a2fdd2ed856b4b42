import { DEFAULT_FORM_KEY, submissionPath } from '#contract/inquiry-fields.ts';

import type { FormTarget } from './form-settings.ts';

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
