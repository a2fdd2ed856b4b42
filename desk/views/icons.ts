/** Small drawings, each of the design's own. */
import { html } from 'hono/html';

import type { Html } from '#desk/desk-context.ts';

const icon = (paths: Html): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;

export const mailIcon = icon(html`<path d="M3 5h18v14H3zM3 5.500l9 8 9-8" />`);
export const warningIcon = icon(html`<path d="M12 3.500 22 20.500H2zM12 10v5M12 17v1.500" />`);
export const logoMark = html`<svg class="mark" viewBox="0 0 34 34" aria-hidden="true">
  <path d="M2 14v16l15-8 15 8V14l-15 8z" fill="currentColor" />
  <path d="M17 22V11" stroke="currentColor" stroke-width="2.5" />
  <circle class="ball" cx="17" cy="6.5" r="4.5" />
</svg>`;
