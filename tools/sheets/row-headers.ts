/**
 * Makes the first cell of every row of a PDF's tables the row's header. The typesetter tells heads of columns only.
 *
 * Replaces text by text of the same length, so that the file's table of offsets stays true.
 */
export function withRowHeaders(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const firstCells = new Set(
    [...text.matchAll(/\/S \/TR\n(?: {2}\/(?!K).*\n)* {2}\/K \[(\d+) 0 R/g)].map(([, id]) => id),
  );
  return Buffer.from(
    text.replaceAll(
      /\n(\d+) 0 obj\n<<\n {2}\/Type \/StructElem\n {2}\/S \/TD\n.*?\nendobj/gs,
      (cell: string, id: string) => {
        const isHeader = firstCells.has(id) && !cell.includes('/ColSpan');
        return (
          cell
            .replace('/S /TD', isHeader ? '/S /TH' : '$&')
            // A list of heads of columns would keep a reader from looking for the row's.
            .replace(/\/Headers \[.*?\]/, (heads) =>
              (isHeader ? '/Scope /Row' : '').padEnd(heads.length),
            )
        );
      },
    ),
    'latin1',
  );
}
