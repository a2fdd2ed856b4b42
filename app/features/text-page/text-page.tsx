import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { TextSections } from '#app/shared/text/text-sections.tsx';

import type { TextPageData } from './text-page.server.ts';

/** A page of text under its title. */
export function TextPage({ data }: { data: TextPageData }) {
  return (
    <PlainPage path={data.path} name={data.sheet} title={data.title} lead={data.lead}>
      <TextSections sections={data.sections} />
    </PlainPage>
  );
}
