/** Header with tabs and counts, banners, content: every page behind the login. */
import { html } from 'hono/html';

import type { Desk, DeskRequest, Html } from '#desk/desk-context.ts';
import { openFacts } from '#desk/facts/facts.ts';
import { deskStatus, type DeskStatus } from '#desk/status.ts';
import { FRAME, type FrameTexts } from '#desk/texts/frame.ts';
import { shortTime } from '#desk/texts/times.ts';

import { htmlDocument, languageSwitch } from './document.ts';
import { warningIcon } from './icons.ts';

export type Tab = 'inquiries' | 'facts' | 'notice' | 'counts' | 'keeping';

export interface FrameParts {
  /** Null: a page that no tab leads to. */
  readonly tab: Tab | null;
  readonly title: string;
  readonly content: Html;
  readonly refreshSeconds?: number;
}

const MEGABYTE = 1024 * 1024;

/** The page as a whole. */
export function framed(desk: Desk, c: DeskRequest, parts: FrameParts): Html {
  const language = c.get('language');
  const t = FRAME[language];
  const status = deskStatus(desk, c.get('database'));
  const alarms = alarmsOf(status, t, desk.now());
  const title = [...alarms.map(({ title }) => `⚠ ${title}`), parts.title, t.desk].join(' | ');
  return htmlDocument({
    language,
    title,
    header: headerOf(desk, c, parts.tab, status),
    ...(parts.refreshSeconds !== undefined && { refreshSeconds: parts.refreshSeconds }),
    content: html`<div data-part="banners">${alarms.map(({ banner }) => banner)}</div>
      <p class="banner lost" role="status" data-lost hidden>${t.connectionLost}</p>
      <main id="main" tabindex="-1">${parts.content}</main>`,
  });
}

function headerOf(desk: Desk, c: DeskRequest, current: Tab | null, status: DeskStatus): Html {
  const language = c.get('language');
  const t = FRAME[language];
  const tab = (id: Tab, href: string, name: string, count?: string) =>
    html`<a href="${href}" data-tab="${id}" ${id === current ? html` aria-current="page"` : ''}
      >${name}${count !== undefined && html`<span data-count="${id}">${count}</span>`}</a
    >`;
  return html`<nav class="tabs" aria-label="${t.menu}">
      ${tab('inquiries', '/', t.inquiries, t.newCount(status.newInquiries))}
      ${tab('facts', '/facts', t.facts, String(openFacts(c.get('database'))))}
      ${tab('notice', '/notice', t.notice)} ${tab('counts', '/counts', t.counts)}
      ${tab('keeping', '/keeping', t.keeping)}
    </nav>
    <div class="me">
      <button
        class="link scripted"
        type="button"
        data-notify
        title="${t.notifyHint}"
        data-on="${t.notified}"
        data-refused="${t.notifyRefused}"
        data-message="${t.newInquiry}"
      >
        ${t.notify}
      </button>
      <a class="link" href="${desk.settings.siteUrl}/${language === 'en' ? '?lang=en' : ''}"
        >${t.toSite}</a
      >
      ${languageSwitch(language)}
      ${
        c.get('user') !== null &&
        html`<a class="link" href="/users">${c.get('user')}</a>
          <form method="post" action="/logout"><button class="link">${t.logout}</button></form>`
      }
    </div>`;
}

interface Alarm {
  readonly title: string;
  readonly banner: Html;
}

function alarmsOf(status: DeskStatus, t: FrameTexts, now: number): Alarm[] {
  const alarms: Alarm[] = [];
  if (status.mailLate) {
    const last = status.lastMailAt === null ? null : shortTime(status.lastMailAt, now);
    alarms.push({
      title: t.mailTitle,
      banner: html`<div class="banner" role="alert">
        ${warningIcon}<span
          ><b>${t.mailBanner}</b> ${t.mailBannerMore(status.waitingMails, last)}</span
        >
        <form method="post" action="/resend-failed">
          <button class="button">${t.mailResend}</button>
        </form>
        <a class="link" href="/keeping#mail">${t.mailHelp}</a>
      </div>`,
    });
  }
  if (status.diskNearlyFull) {
    const free = `${Math.floor(status.diskFreeBytes / MEGABYTE).toLocaleString('en')} MB`;
    alarms.push({
      title: t.diskTitle,
      banner: html`<div class="banner" role="alert">
        ${warningIcon}<span><b>${t.diskBanner}</b> ${t.diskBannerMore(free)}</span>
      </div>`,
    });
  }
  return alarms;
}
