/** What takes long to say of a content, kept by the content: most files are the same in both commits. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { extractText, getDocumentProxy, getMeta } from 'unpdf';

import { isCompressible, levelsOf } from '#tools/compress/levels.ts';

const compress = promisify(brotliCompress);

/** Of a PDF: language, title, and its words page by page. */
async function wordsOf(data: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(Uint8Array.from(data), { verbosity: 0 });
  const { info } = await getMeta(pdf);
  const { text } = await extractText(pdf, { mergePages: false });
  await pdf.loadingTask.destroy();
  const { Title = '', Language = '' } = info as Record<string, string>;
  const pages = text.map((page, index) => `page ${index + 1}\n${page}`);
  return [`title ${Title}`, `language ${Language}`, ...pages].join('\n');
}

/** Size after Brotli as a release sends it, bytes. */
async function brotliBytesOf(name: string, data: Uint8Array): Promise<number> {
  if (!isCompressible(name)) return data.byteLength;
  const packed = await compress(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levelsOf(name, data.byteLength, 'best')['.br'],
      [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
    },
  });
  return Math.min(data.byteLength, packed.byteLength);
}

export interface Content {
  readonly brotliBytes: number;
  /** The words of a PDF; null for every other format. */
  readonly words: string | null;
}

/**
 * @param folder where it is kept
 * @param name file name, for its format; documents end with `.html`
 * @param hash SHA-256 of the data
 */
export async function contentOf(
  folder: string,
  name: string,
  hash: string,
  data: Uint8Array,
): Promise<Content> {
  const file = join(folder, `${hash}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    const content: Content = {
      brotliBytes: await brotliBytesOf(name, data),
      words: name.endsWith('.pdf') ? await wordsOf(data) : null,
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.part`, JSON.stringify(content));
    renameSync(`${file}.part`, file);
    return content;
  }
}
