import { RowItem, RowList } from '#app/ui/row-list.tsx';

import { FileLinks } from './file-links.tsx';
import type { FileRow } from './file-view.ts';

/** Files that can be had, a row each. */
export function FileRows({ rows }: { rows: readonly FileRow[] }) {
  return (
    <RowList>
      {rows.map(({ id, title, size, files }) => (
        <RowItem key={id} title={title} note={`PDF · ${size}`}>
          <FileLinks files={files} isFormatNamed />
        </RowItem>
      ))}
    </RowList>
  );
}
