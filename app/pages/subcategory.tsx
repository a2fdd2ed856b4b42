import { lazy } from 'react';

import { CataloguePage } from '#app/features/catalogue/catalogue-page.tsx';
import type { PageContent } from '#app/loaders.server.ts';
import { LazyPart } from '#app/prelude/hydration.tsx';

/** Code of the few pages that show it; its content stands in their documents. */
const SizingTool = lazy(async () => ({
  default: (await import('#app/features/sizing/sizing-tool.tsx')).SizingTool,
}));
const SleeveGuide = lazy(async () => ({
  default: (await import('#app/features/sleeve-guide/sleeve-guide.tsx')).SleeveGuide,
}));

type Content = PageContent<'subcategory'>;

/** A page of the catalogue, with the tool that helps to choose where its group has one. */
export default function Subcategory({ data }: { data: Content }) {
  return <CataloguePage data={data} tool={data.tool && <Tool tool={data.tool} />} />;
}

function Tool({ tool }: { tool: NonNullable<Content['tool']> }) {
  return (
    <LazyPart>
      {tool.kind === 'sizing' ? <SizingTool data={tool} /> : <SleeveGuide data={tool} />}
    </LazyPart>
  );
}
