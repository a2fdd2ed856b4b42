/** Lines as they are shown: text, or the rows of a table that was pasted. */
export type TextPart =
  | { readonly text: string }
  | { readonly rows: readonly (readonly string[])[] };

/** Neighbouring lines with tabs become one table. Its columns stay as they were pasted. */
export function textParts(lines: readonly string[]): TextPart[] {
  const parts: ({ lines: string[] } | { rows: string[][] })[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (line.includes('\t')) {
      const cells = line.split('\t').map((cell) => cell.trim());
      if (last && 'rows' in last) last.rows.push(cells);
      else parts.push({ rows: [cells] });
    } else if (last && 'lines' in last) last.lines.push(line);
    else parts.push({ lines: [line] });
  }
  return parts.flatMap((part): TextPart[] => {
    if ('rows' in part) return [part];
    const text = part.lines.join('\n').trim();
    return text === '' ? [] : [{ text }];
  });
}
