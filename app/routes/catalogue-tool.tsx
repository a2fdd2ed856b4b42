import { SizingTool } from '#app/features/sizing/sizing-tool.tsx';
import { SleeveGuide } from '#app/features/sleeve-guide/sleeve-guide.tsx';
import type { CatalogueTool as Tool } from '#app/routes/data/catalogue-tool.ts';

/** What helps to choose, below the content of a catalogue page. */
export function CatalogueTool({ tool }: { tool: Tool | undefined }) {
  switch (tool?.kind) {
    case 'sizing':
      return <SizingTool data={tool} />;
    case 'sleeve':
      return <SleeveGuide data={tool} />;
    case undefined:
      return null;
  }
}
