/** What a file is, judged by its content alone: its name may say anything. */
import type { FileKind } from '#server/answers/sheet.ts';

/** 20 MB. */
export const FILE_MAX = 20 * 1024 * 1024;
const NAME_MAX = 80;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Undefined for anything that is none of them, or not whole. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const start = latin(bytes.subarray(0, 1024));
  const end = latin(bytes.subarray(-2048));
  if (/^%PDF-\d/.test(start)) return end.includes('%%EOF') ? 'pdf' : undefined;
  if (/^\s*ISO-10303-21;/.test(start))
    return /END-ISO-10303-21;\s*$/.test(end) ? 'step' : undefined;
  if (start.startsWith('AutoCAD Binary DXF\r\n\u001a\0')) return 'dxf';
  // Pairs of a group code and a value; comments (999) may come first.
  if (/^(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n/.test(start))
    return /\n\s*0\r?\n\s*EOF\s*$/.test(end) ? 'dxf' : undefined;
  return undefined;
}

const ENDINGS: Readonly<Record<FileKind, RegExp>> = {
  pdf: /\.pdf$/i,
  step: /\.(?:step|stp)$/i,
  dxf: /\.dxf$/i,
};

/** A name under which a file is handed out: one line, no folder, with the ending of what it is. */
export function fileName(given: string, kind: FileKind): string {
  const plain = given
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[^\p{L}\p{N} ._()+-]/gu, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const ending = ENDINGS[kind].exec(plain)?.[0] ?? `.${kind}`;
  const stem = plain.replace(ENDINGS[kind], '') || kind;
  return Array.from(stem).slice(0, NAME_MAX).join('') + ending.toLowerCase();
}
