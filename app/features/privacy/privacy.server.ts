import { pages, privacy } from '#content/index.ts';

import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { formTarget, retention } from '#app/shared/form-service/form-settings.server.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/**
 * The privacy policy: a sample for the supplier's lawyer. What it says of the form service and of the retention follows the
 * settings that the inquiry form is built with.
 */
export function privacyData(request: PageRequest) {
  const { language } = request;
  const service = formTarget(process.env).endpoint === null ? 'embedded' : 'hosted';
  const { unit, count } = retention(process.env['INQUIRY_RETENTION']);
  const period = translator(language)(`inquiry:retention_${unit}`, { count });
  const worded = (text: string) => text.replaceAll('{{retention}}', period);
  return {
    head: headOf(language, { path: '/privacy', ...localize(pages.privacy, language) }),
    sheet: translator(language)('menu:privacy'),
    title: privacy.title[language],
    lead: privacy.lead[language],
    sections: privacy.sections
      .filter((section) => section.service === undefined || section.service === service)
      .map(({ id, title, paragraphs, items }) => ({
        id,
        title: title[language],
        paragraphs: (paragraphs?.[language] ?? []).map(worded),
        items: (items?.[language] ?? []).map(worded),
      })),
  };
}

export type PrivacyData = ReturnType<typeof privacyData>;
