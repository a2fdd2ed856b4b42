import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { TextSections } from '#app/shared/text/text-sections.tsx';

import type { PrivacyData } from './privacy.server.ts';

/** What the inquiry collects, why, for how long and by whom. */
export function PrivacyPage({ data }: { data: PrivacyData }) {
  return (
    <PlainPage path="/privacy" name={data.sheet} title={data.title} lead={data.lead}>
      <TextSections sections={data.sections} />
    </PlainPage>
  );
}
