/**
 * What the desk does besides answering forms. Every function works without it; with it, notes save themselves, new
 * inquiries appear at once, and keys move through the list. Served as it is, with its types taken out (routes/assets.ts).
 */
interface News {
  newest: number;
  counts: Record<string, string>;
  version: string;
}

const SAVE_WAIT_MS = 1_000;
/** Bytes of a request that a browser finishes after its page is gone: 64 KiB by the Fetch standard, with room to spare. */
const KEEPALIVE_MAX = 60_000;
/** After a stream that ended for good, such as a session's. */
const LEAD_AGAIN_MS = 10_000;
const COPIED_SHOWN_MS = 4_000;
const NOTIFY_KEY = 'desk.notify';

const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const all = <E extends HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];

document.documentElement.classList.add('scripts');

/** The value that the document gives a field, whatever has been typed since. */
function servedValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * What is typed saves itself a second after the last key, and once more if something was typed meanwhile. `data-saves` names the field
 * with the version that was seen.
 */
function saveTyped(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-typed]')];
  const state = form.querySelector<HTMLElement>('[data-save-state]')!;
  const seen = form.dataset['saves'] ?? '';
  const read = (
    isChecked: (box: HTMLInputElement) => boolean,
    valueOf: (field: HTMLInputElement) => string,
  ): string =>
    new URLSearchParams(
      fields
        .filter((field) => field.type !== 'checkbox' || isChecked(field))
        .map((field) => [field.name, valueOf(field)]),
    ).toString();
  const typed = (): string =>
    read(
      ({ checked }) => checked,
      ({ value }) => value,
    );
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not what stands in the fields now: somebody may have typed before this script had come.
  let saved = read(({ defaultChecked }) => defaultChecked, servedValue);
  /** What is being saved. */
  let sending: string | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const bodyOf = (what: string) =>
    `${what}&${seen}=${form.querySelector<HTMLInputElement>(`[name="${seen}"]`)!.value}`;
  /** Whether a browser would finish saving this after the page is gone. */
  const outlivesPage = (what: string) => bodyOf(what).length < KEEPALIVE_MAX;

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    if (sending !== undefined || typed() === saved) return;
    const sent = typed();
    sending = sent;
    state.textContent = form.dataset['saving'] ?? '';
    state.classList.remove('failed');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams(bodyOf(sent)),
        // Saved also while the page is left; browsers refuse a longer body then.
        keepalive: outlivesPage(sent),
        headers: { Accept: 'application/json' },
      });
      // Somebody else has changed it: the page with both texts, by the way that works without scripts.
      if (answer.status === 409) {
        saved = typed();
        return form.submit();
      }
      if (!answer.ok) throw new Error(String(answer.status));
      const { revision, text: words } = (await answer.json()) as { revision: number; text: string };
      saved = sent;
      // Every form of this inquiry has seen this change.
      for (const field of all<HTMLInputElement>(`[name="${seen}"]`)) field.value = String(revision);
      state.textContent = words;
    } catch {
      state.textContent = form.dataset['failed'] ?? '';
      state.classList.add('failed');
    } finally {
      sending = undefined;
      if (typed() !== sent) timer = setTimeout(start, SAVE_WAIT_MS);
    }
  };
  const start = (): void => {
    if (sending === undefined) underWay = save();
  };
  const saveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(start, SAVE_WAIT_MS);
  };
  for (const field of fields) {
    field.addEventListener('input', saveSoon);
    field.addEventListener('blur', start);
  }
  if (typed() !== saved) saveSoon();
  form.addEventListener('submit', (event) => {
    clearTimeout(timer);
    if (sending !== undefined) {
      // The form has to name the version that the saving under way makes; else it would contradict itself.
      event.preventDefault();
      void underWay.then(() => form.requestSubmit(event.submitter));
      return;
    }
    saved = typed();
  });
  addEventListener('pagehide', start);
  // What neither the saving under way nor `pagehide` can save: the browser asks whether to leave.
  addEventListener('beforeunload', (event) => {
    if (typed() === saved) return;
    const isUnderWay = sending === typed();
    const canBegin = sending === undefined && !state.classList.contains('failed');
    if (!(isUnderWay || canBegin) || !outlivesPage(typed())) event.preventDefault();
  });
}

/** Copies what stands in a field; where no clipboard is given, as on an unsafe origin, by selecting it. */
function offerCopy(button: HTMLButtonElement): void {
  const field = document.getElementById(button.dataset['copy'] ?? '') as HTMLInputElement;
  const words = button.textContent;
  button.addEventListener('click', () => {
    field.select();
    const copied =
      'clipboard' in navigator ? navigator.clipboard.writeText(field.value) : undefined;
    if (!copied) document.execCommand('copy');
    button.textContent = button.dataset['copied'] ?? '';
    // The button has a name of its own: this is what a screen reader says.
    one('[data-save-state]')!.textContent = button.textContent;
    setTimeout(() => (button.textContent = words), COPIED_SHOWN_MS);
  });
}

/** The link to the mail program says what stands in the fields when it is pressed. */
function followFields(link: HTMLAnchorElement): void {
  const value = (id: string) =>
    encodeURIComponent(
      (document.getElementById(id) as HTMLInputElement).value.replaceAll('\n', '\r\n'),
    );
  link.addEventListener('click', () => {
    link.href = `mailto:${value('reply-to').replaceAll('%40', '@')}?subject=${value('subject')}&body=${value('body')}`;
  });
}

/** One box chooses all rows of the page; the bar says how many are chosen. */
function onPick({ target }: Event): void {
  if (target instanceof HTMLInputElement && 'all' in target.dataset)
    for (const box of all<HTMLInputElement>('[name="pick"]')) box.checked = target.checked;
  countPicked();
}

function countPicked(): void {
  const boxes = all<HTMLInputElement>('[name="pick"]');
  const picked = boxes.filter(({ checked }) => checked).length;
  for (const box of all<HTMLInputElement>('[data-all]'))
    box.checked = picked > 0 && picked === boxes.length;
  const words = one('[data-picked]');
  if (words) words.textContent = words.dataset['picked']!.replace('#', picked.toLocaleString('en'));
}

/** The inquiry of a box: `12` of `12.4`. */
const idIn = (value: string): string => value.split('.')[0]!;

/** How to find the focused element again once its part has been exchanged; null if the focus is elsewhere. */
function focusedIn(part: Element): string | null {
  const focused = document.activeElement;
  if (!focused || !part.contains(focused)) return null;
  const row = focused.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const href = focused.getAttribute('href');
  return `${row ? `[data-row="${row}"] ` : ''}${focused.localName}${href === null ? '' : `[href="${href}"]`}`;
}

/**
 * Exchanges the rows, counts and banners for those of a newer page. Ticks and focus stay, and fields are left alone: whatever is
 * typed, chosen or opened in the filters and the bulk bar stays as it is.
 *
 * @returns whether the page is up to date now
 */
async function refresh(): Promise<boolean> {
  if (!one('[data-list]')) return true;
  const answer = await fetch(location.href);
  // Another page, such as the login's, is no newer form of this one.
  if (!answer.ok || answer.redirected) return false;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const picked = new Set(
    all<HTMLInputElement>('[name="pick"]:checked').map(({ value }) => idIn(value)),
  );
  for (const box of next.querySelectorAll<HTMLInputElement>('[name="pick"]'))
    box.checked = picked.has(idIn(box.value));
  for (const part of all('[data-part]')) {
    const selector = `[data-part="${part.dataset['part']}"]`;
    // The table's body alone, so that the bulk bar stays; a list that was or becomes empty has none.
    const [body, freshBody] = [part, next].map((root) => root.querySelector(`${selector} tbody`));
    const [old, fresh] =
      body && freshBody ? [body, freshBody] : [part, next.querySelector(selector)];
    if (!fresh || old.innerHTML === fresh.innerHTML) continue;
    const focused = focusedIn(old);
    old.replaceWith(fresh);
    if (focused !== null) fresh.querySelector<HTMLElement>(focused)?.focus();
  }
  countPicked();
  document.title = next.title;
  return true;
}

/** What the listening tab tells the others: news, `null` where the connection is lost. `hello`: a new tab asks for the latest. */
type Told = { news: News | null } | 'hello';

/**
 * Hears of what is new, by one stream for all tabs of the browser: HTTP/1.1 gives a browser six connections to a host, and the
 * seventh tab would not load. The tab that holds the lock listens and tells the others; when it is closed, another one takes over.
 */
function listen(): void {
  const channel = new BroadcastChannel('desk');
  const lost = one('[data-lost]');
  /** Version of the database that the page shows. */
  let shown: string | undefined;
  let refreshing = Promise.resolve();
  /** One after another. After a failure the next message tries again; one comes every few seconds. */
  const show = (version: string): void => {
    refreshing = refreshing.then(async () => {
      if (version !== shown && (await refresh().catch(() => false))) shown = version;
    });
  };
  const hear = (news: News | null): void => {
    if (lost) lost.hidden = news !== null;
    if (news === null) return;
    for (const [tab, count] of Object.entries(news.counts)) {
      const place = one(`[data-count="${tab}"]`);
      if (place && place.textContent !== count) place.textContent = count;
    }
    // The first message too: something may have come between this page and the listening.
    show(news.version);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data !== 'hello') hear(data.news);
  });
  const lead = (): Promise<void> =>
    navigator.locks
      .request('desk', () => streamTo(channel, hear))
      .then(() => {
        setTimeout(() => void lead(), LEAD_AGAIN_MS);
      });
  void lead();
  channel.postMessage('hello' satisfies Told);
}

/** Listens for this tab and the others; resolves where the stream has ended for good, as after the session. */
function streamTo(channel: BroadcastChannel, hear: (news: News | null) => void): Promise<void> {
  const source = new EventSource('/events');
  const leading = new AbortController();
  let latest: News | null | undefined;
  const tell = (news: News | null): void => {
    latest = news;
    channel.postMessage({ news } satisfies Told);
    hear(news);
  };
  const greet = ({ data }: MessageEvent<Told>): void => {
    if (data === 'hello' && latest !== undefined)
      channel.postMessage({ news: latest } satisfies Told);
  };
  channel.addEventListener('message', greet, { signal: leading.signal });
  return new Promise((ended) => {
    source.addEventListener('message', ({ data }) => {
      const news = JSON.parse(String(data)) as News;
      // Once for all tabs.
      if (latest && news.newest > latest.newest) notify();
      tell(news);
    });
    source.addEventListener('error', () => {
      tell(null);
      if (source.readyState !== EventSource.CLOSED) return;
      leading.abort();
      ended();
    });
  });
}

/** A note on the screen, for those who have asked for it; it says that something is there, and nothing of what. */
function notify(): void {
  const button = one('[data-notify]');
  if (button && localStorage.getItem(NOTIFY_KEY) === 'on' && Notification.permission === 'granted')
    void new Notification(button.dataset['message'] ?? '', { tag: 'inquiry' });
}

function offerNotifications(button: HTMLButtonElement): void {
  const show = (): void => {
    const on = Notification.permission === 'granted' && localStorage.getItem(NOTIFY_KEY) === 'on';
    if (on) button.textContent = button.dataset['on'] ?? '';
    if (Notification.permission === 'denied') button.textContent = button.dataset['refused'] ?? '';
    button.disabled = on || Notification.permission === 'denied';
  };
  if (!('Notification' in window)) {
    button.hidden = true;
    return;
  }
  show();
  button.addEventListener('click', () => {
    void Notification.requestPermission().then((permission) => {
      if (permission === 'granted') localStorage.setItem(NOTIFY_KEY, 'on');
      show();
    });
  });
}

/** J and K go down and up the list, / into the search, R writes an answer; none of them while something is typed. */
function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
  const rows = all<HTMLAnchorElement>('[data-row] a');
  const current = rows.findIndex((row) => row.ariaCurrent === 'true');
  const keys: Record<string, () => void> = {
    KeyJ: () => rows[current + 1]?.click(),
    KeyK: () => rows[Math.max(0, current - 1)]?.click(),
    Slash: () => all<HTMLInputElement>('[data-search]')[0]?.select(),
    KeyR: () => one('[data-reply]')?.click(),
  };
  const act = keys[event.code];
  if (!act) return;
  event.preventDefault();
  act();
}

for (const form of all<HTMLFormElement>('[data-saves]')) saveTyped(form);
for (const button of all<HTMLButtonElement>('[data-copy]')) offerCopy(button);
for (const link of all<HTMLAnchorElement>('[data-mailto]')) followFields(link);
document.addEventListener('change', onPick);
countPicked();
for (const button of all<HTMLButtonElement>('[data-notify]')) offerNotifications(button);
for (const words of all<HTMLTextAreaElement>('[data-shown]')) {
  const shown = document.getElementById(words.dataset['shown'] ?? '');
  const empty = words.defaultValue === '' ? (shown?.textContent ?? '') : '';
  const show = () => shown?.replaceChildren(words.value.trim() || empty);
  words.addEventListener('input', show);
  if (words.value !== words.defaultValue) show();
}
one('[data-print]')?.addEventListener('click', () => print());
document.addEventListener('keydown', onKey);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') one('[data-cancel]')?.click();
});
if (one('[data-count]')) {
  // Browsers give locks to safe origins only; elsewhere whoever wants to know looks anew.
  if ('locks' in navigator) listen();
  else for (const link of all('[data-reload]')) link.hidden = false;
}
document.documentElement.dataset['ready'] = 'true';
