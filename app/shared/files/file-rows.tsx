import { RowItem, RowList } from '#app/ui/row-list.tsx';

import { FileLinks } from './file-links.tsx';
import type { FileRow } from './file-view.ts';

/** Files that can be had, a row each. */
export function FileRows({
  rows,
}: {
  rows: readonly Pick<FileRow, 'id' | 'title' | 'size' | 'files'>[];
}) {
  return (
    <RowList>
      {rows.map(({ id, title, size, files }) => {
        const formats = [...new Set(files.map(({ format }) => format))];
        return (
          <RowItem
            key={id}
            title={title}
            note={[formats.join(', '), size].filter(Boolean).join(' · ')}
          >
            <FileLinks files={files} isFormatNamed={formats.length === 1} />
          </RowItem>
        );
      })}
    </RowList>
  );
}
