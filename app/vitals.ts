/** The web-vitals report. Built in only where VITALS_URL says who is told; loaded when the page is idle. */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

import type { Device, VitalsReport } from '#contract/vitals.ts';

/** Breakpoints of spec §9, px. */
const deviceOf = (width: number): Device =>
  width < 768 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';

/**
 * Tells the collector once, when the page is hidden or left, what it took. What comes later, such as a shift after the visitor
 * has come back from another tab, is not told: at most one report a page.
 *
 * @param of kind and language of the page that the visit began with
 */
export function reportVitals(of: Pick<VitalsReport, 'page' | 'language'>): void {
  const metrics: VitalsReport['metrics'] = {};
  let told = false;
  const keep = ({ name, value }: { name: keyof typeof metrics; value: number }) => {
    metrics[name] = Math.round(value * 1e4) / 1e4;
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep);
  // After the library's own listeners, which say their last word at this event too.
  addEventListener('visibilitychange', () => {
    if (told || document.visibilityState !== 'hidden' || Object.keys(metrics).length === 0) return;
    told = true;
    const report: VitalsReport = { ...of, device: deviceOf(innerWidth), metrics };
    // Not `sendBeacon`, which sends cookies along where the collector has another origin.
    void fetch(import.meta.env.VITALS_URL as string, {
      method: 'POST',
      body: JSON.stringify(report),
      keepalive: true,
      credentials: 'omit',
      mode: 'no-cors',
    }).catch(() => undefined);
  });
}
