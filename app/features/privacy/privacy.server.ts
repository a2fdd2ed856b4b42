import { pages, privacy } from '#content/index.ts';
import { FIELD_LABELS } from '#contract/field-labels.ts';
import { fieldsInWords } from '#contract/inquiry-fields.ts';
import { retentionPeriod } from '#contract/retention-period.ts';

import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { formTarget } from '#app/shared/form-service/form-settings.server.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import { countsMisses } from '#app/shared/misses/count-misses.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/**
 * The privacy policy: a sample for the supplier's lawyer. What it says of the form service and of the retention follows the
 * settings that the inquiry form is built with.
 */
export function privacyData(request: PageRequest) {
  const { language } = request;
  const service = formTarget(process.env).endpoint === null ? 'embedded' : 'hosted';
  const vitals = vitalsCollector(process.env['VITALS_URL']);
  const { unit, count } = retentionPeriod(process.env['INQUIRY_RETENTION']);
  const period = translator(language)(`inquiry:retention_${unit}`, { count });
  const words = { retention: period, ...fieldsInWords((field) => FIELD_LABELS[language][field]) };
  const worded = (text: string) =>
    text.replaceAll(/{{(\w+)}}/g, (whole, name: keyof typeof words) => words[name] ?? whole);
  return {
    head: headOf(language, { path: '/privacy', ...localize(pages.privacy, language) }),
    sheet: translator(language)('menu:privacy'),
    title: privacy.title[language],
    lead: privacy.lead[language],
    sections: privacy.sections
      .filter((section) => section.service === undefined || section.service === service)
      .filter((section) => section.vitals === undefined || section.vitals === vitals)
      .filter(({ counted }) => !counted || countsMisses())
      .map(({ id, title, paragraphs, items }) => ({
        id,
        title: title[language],
        paragraphs: (paragraphs?.[language] ?? []).map(worded),
        items: (items?.[language] ?? []).map(worded),
      })),
  };
}

/** Who is told how long pages took; undefined: nobody. `tools/build/settings.ts` has checked the value. */
function vitalsCollector(address = ''): 'embedded' | 'elsewhere' | undefined {
  if (address === '') return undefined;
  return address.startsWith('/') ? 'embedded' : 'elsewhere';
}

export type PrivacyData = ReturnType<typeof privacyData>;
