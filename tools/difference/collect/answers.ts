/** Asks a running server for every address of its site. */
import { createHash } from 'node:crypto';

import { inParallel, type Report } from './in-parallel.ts';
import { type Answer, pathOf } from './answer.ts';
import { contentOf } from './contents.ts';

/** More than this server needs to keep both cores busy. */
const AT_ONCE = 8;

/** `Content-Type` of what is compared word by word. Scripts are too, after normalisation. */
const TEXT = /^text\/|json|xml|javascript/;

const sha256 = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

async function ask(url: string, coding: string) {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': coding, 'Accept-Language': 'ko' },
  });
  return { response, data: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * @param origin of the server
 * @param addresses paths with query
 * @param contents folder of what is known of contents
 */
export function collectAnswers(
  origin: string,
  addresses: readonly string[],
  contents: string,
  report: Report,
): Promise<Answer[]> {
  return inParallel(addresses, AT_ONCE, report, async (address) => {
    const url = origin + address;
    const { response, data } = await ask(url, 'br');
    const hash = sha256(data);
    const codings: Record<string, string> = {};
    for (const coding of ['gzip', 'identity']) {
      const other = await ask(url, coding);
      const same = sha256(other.data) === hash ? '' : ', other content';
      codings[coding] = (other.response.headers.get('content-encoding') ?? 'as it is') + same;
    }
    const type = response.headers.get('content-type') ?? '';
    const path = pathOf(address);
    const name = type.startsWith('text/html') ? 'document.html' : path;
    const { brotliBytes, words } = await contentOf(contents, name, hash, data);
    return {
      address,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      codings,
      bytes: data.byteLength,
      brotliBytes,
      hash,
      text: words ?? (TEXT.test(type) ? new TextDecoder().decode(data) : null),
    };
  });
}
