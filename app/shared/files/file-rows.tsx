import { RowItem } from '#app/ui/row-list.tsx';

import { FileLinks } from './file-links.tsx';
import type { FileRow } from './file-view.ts';

/** Files that can be had, as rows of a `RowList`. */
export function FileRows({ rows }: { rows: readonly FileRow[] }) {
  return rows.map(({ id, number, title, size, revised, files }) => (
    <RowItem
      key={id}
      title={title}
      note={
        <>
          {number} · {size} · <time dateTime={revised}>{revised}</time>
        </>
      }
    >
      <FileLinks files={files} />
    </RowItem>
  ));
}
