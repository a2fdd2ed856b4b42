import { MODULE_LIST_FILE, type ModuleList } from './module-list.ts';
import { plainUnlessHydrated } from './plain.ts';

/** How many modules are asked for in one task: twenty at once keep a slow phone from answering for a tenth of a second. */
const MODULES_PER_TASK = 6;

/** How long after its text a document waits for its pictures, and for the application, ms. On the slowest lines scripts take half a minute. */
const LOAD_MS = 20_000;
const STALLED_MS = 60_000;

/** A data file on its way, and the hash that the document knows it by. */
export interface ExpectedFile {
  address: string;
  hash: string;
  response: Promise<Response>;
}

/** What the prelude hands to the application's entry. */
export interface DocumentStart {
  /** Address that the document was rendered for. */
  own: string;
  chrome: ExpectedFile;
  page: ExpectedFile;
  modules: ModuleList;
}

interface Entry {
  start: (document: DocumentStart) => Promise<void>;
}

const listOf = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? [];

function fetchExpected(addressWithHash: string | undefined): ExpectedFile {
  const [address = '', hash = ''] = addressWithHash?.split('?') ?? [];
  // The hash names the content, so a copy of any age will do.
  const response = fetch(`${address}?${hash}`, { cache: 'force-cache' });
  // The entry, which comes later, says what a failure means.
  response.catch(() => undefined);
  return { address, hash, response };
}

/**
 * Starts the application after `load`, or at the first pointer or key, whichever comes first: other bytes would compete
 * with the picture that the first view waits for.
 *
 * @param data the prelude's own attributes: `own`, and lists parted by spaces: `parts` of the application that the document
 * needs, the entry first, and the data files of `chrome` and `page` with their hashes
 */
export function startLate(data: DOMStringMap): void {
  let started = false;
  const fetchList = async () => {
    const answer = await fetch(MODULE_LIST_FILE, { priority: 'low' });
    if (!answer.ok) throw new Error(`${MODULE_LIST_FILE}: ${answer.status}`);
    return (await answer.json()) as ModuleList;
  };
  // Asked for at once: small, and there when it is needed.
  const listed = fetchList();
  listed.catch(() => undefined); // asked for again below
  const addLink = (rel: string, href: string) =>
    new Promise((onload, onerror) => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel, href, onload, onerror }));
    });
  // The sheet of the same build as the code, which may be newer than the document. The link in its body goes, with the script that waits for it: React does not know them.
  const takeStyles = async (list: ModuleList) => {
    if (document.readyState === 'loading')
      await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
    await Promise.all((list['styles'] ?? []).map((href) => addLink('stylesheet', href)));
    for (const element of document.body.querySelectorAll('link, link + script')) element.remove();
  };
  const run = async (list: ModuleList, modules: string[], styled: Promise<void>) => {
    const start = {
      own: data['own'] ?? '/',
      chrome: fetchExpected(data['chrome']),
      page: fetchExpected(data['page']),
      modules: list,
    };
    // One by one, each after those that it needs: Chromium evaluates each `import` in a task of its own. In one task they hold up a slow
    // phone for a seventh of a second. Not in a browser that does not fetch them ahead: it would also fetch them one after the other.
    if (document.createElement('link').relList.supports('modulepreload'))
      for (const href of modules) await import(/* @vite-ignore */ href).catch(() => undefined); // the entry fails with it
    const entry = (await import(/* @vite-ignore */ list['entry']?.at(-1) ?? '')) as Entry;
    await styled;
    await entry.start(start);
  };
  // What comes late or never must not leave a page that looks alive and is not.
  addEventListener('DOMContentLoaded', () => plainUnlessHydrated(STALLED_MS));
  const go = async () => {
    if (started || 'plain' in document.documentElement.dataset) return;
    started = true;
    let list: ModuleList;
    try {
      list = await listed.catch(fetchList);
    } catch {
      // The document stays as it is, with links that work; the next press tries again.
      started = false;
      return plainUnlessHydrated();
    }
    const styled = takeStyles(list);
    styled.catch(() => undefined); // awaited below
    // What fails from here on leaves the document as it is too, and the browser's console names the file.
    const modules = [...new Set(listOf(data['parts']).flatMap((part) => list[part] ?? []))];
    const start = () =>
      run(list, modules, styled).catch((error: unknown) => {
        plainUnlessHydrated();
        throw error;
      });
    const waiting = [...modules];
    const next = () => {
      for (const href of waiting.splice(0, MODULES_PER_TASK))
        addLink('modulepreload', href).catch(() => undefined); // imported below
      setTimeout(waiting.length > 0 ? next : () => void start());
    };
    next();
  };
  for (const type of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, go, { passive: true, capture: true });
  // After the frame that shows the last picture of the first view, which at `load` has come but is not painted.
  const afterFrame = () => {
    if (document.hidden) void go();
    else requestAnimationFrame(() => void setTimeout(go));
  };
  if (document.readyState === 'complete') afterFrame();
  else {
    addEventListener('load', afterFrame);
    // One picture that never comes holds `load` up for good.
    addEventListener('DOMContentLoaded', () => void setTimeout(go, LOAD_MS));
  }
}
