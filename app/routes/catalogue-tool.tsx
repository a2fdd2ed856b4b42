import { lazy } from 'react';

import type { CatalogueTool as Tool } from '#app/routes/data/catalogue-tool.ts';
import { LazyPart } from '#app/prelude/hydration.tsx';

/** Code of the few pages that show it; its content stands in their documents. */
const SizingTool = lazy(async () => ({
  default: (await import('#app/features/sizing/sizing-tool.tsx')).SizingTool,
}));
const SleeveGuide = lazy(async () => ({
  default: (await import('#app/features/sleeve-guide/sleeve-guide.tsx')).SleeveGuide,
}));

/** What helps to choose, below the content of a catalogue page. */
export function CatalogueTool({ tool }: { tool: Tool | undefined }) {
  if (tool === undefined) return null;
  return (
    <LazyPart>
      {tool.kind === 'sizing' ? <SizingTool data={tool} /> : <SleeveGuide data={tool} />}
    </LazyPart>
  );
}
