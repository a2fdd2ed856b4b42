/** How much is stored in a day: a patient robot stays within every limit of minutes, and would fill the disk in a month. */
import { SEOUL_OFFSET_MS } from '#contract/seoul-day.ts';

import type { Sender } from './client-address.ts';
import { fairShare } from './fair-share.ts';

export interface QuotaLimits {
  readonly inquiries: number;
  readonly bytes: number;
}

export interface QuotaOptions {
  readonly perSender: QuotaLimits;
  readonly total: QuotaLimits;
}

const MB = 1_000_000;

/** An office at its busiest sends a tenth of this; the whole supplier gets a hundredth. */
export const DEFAULT_QUOTA: QuotaOptions = {
  perSender: { inquiries: 400, bytes: 5 * MB },
  total: { inquiries: 10_000, bytes: 100 * MB },
};

export interface Quota {
  /**
   * Counts an inquiry, where it is within every quota: its sender's, that of the sender's network, and the total.
   *
   * @param bytes size of its body
   * @returns whose quota is used up, or null
   */
  take: (sender: Sender, bytes: number) => 'sender' | 'total' | null;
  /** Takes an inquiry back that was not stored after all. */
  refund: (sender: Sender, bytes: number) => void;
  /** Seconds until counting begins anew. */
  wait: () => number;
}

/** Days begin at midnight in Seoul. */
const DAY_MS = 24 * 60 * 60 * 1000;

interface Count {
  inquiries: number;
  bytes: number;
}

const fits = (count: Count, bytes: number, limits: QuotaLimits): boolean =>
  count.inquiries < limits.inquiries && count.bytes + bytes <= limits.bytes;

/** A network may send as much as so many of its senders, and no more than its part of the total. */
const NETWORK_SHARE = 4;

/** Starts counting; `now` in milliseconds. At most twice as many counts are remembered as the total quota has inquiries. */
export function createQuota(options: QuotaOptions, now: () => number = Date.now): Quota {
  let day = 0;
  let total: Count = { inquiries: 0, bytes: 0 };
  let senders = new Map<string, Count>();

  const countOf = (whose: string): Count => senders.get(whose) ?? { inquiries: 0, bytes: 0 };
  const { perSender } = options;
  const perNetwork: QuotaLimits = {
    inquiries: Math.min(
      perSender.inquiries * NETWORK_SHARE,
      options.total.inquiries / NETWORK_SHARE,
    ),
    bytes: Math.min(perSender.bytes * NETWORK_SHARE, options.total.bytes / NETWORK_SHARE),
  };

  const today = () => {
    const current = Math.floor((now() + SEOUL_OFFSET_MS) / DAY_MS);
    if (current === day) return;
    day = current;
    total = { inquiries: 0, bytes: 0 };
    senders = new Map();
  };

  return {
    take({ key, network }, bytes) {
      today();
      const own = countOf(key);
      const shareOf = ({ inquiries, bytes: most }: QuotaLimits): QuotaLimits => ({
        inquiries: fairShare(inquiries, total.inquiries, options.total.inquiries),
        bytes: fairShare(most, total.bytes, options.total.bytes),
      });
      const ofNetwork = network === null ? undefined : countOf(network);
      if (!fits(total, bytes, options.total)) return 'total';
      if (!fits(own, bytes, shareOf(perSender))) return 'sender';
      if (ofNetwork && !fits(ofNetwork, bytes, shareOf(perNetwork))) return 'sender';
      for (const count of [own, ofNetwork, total]) {
        if (!count) continue;
        count.inquiries += 1;
        count.bytes += bytes;
      }
      senders.set(key, own);
      if (network !== null && ofNetwork) senders.set(network, ofNetwork);
      return null;
    },
    refund({ key, network }, bytes) {
      for (const count of [
        senders.get(key),
        network === null ? undefined : senders.get(network),
        total,
      ]) {
        if (!count) continue;
        count.inquiries = Math.max(0, count.inquiries - 1);
        count.bytes = Math.max(0, count.bytes - bytes);
      }
    },
    wait: () => Math.ceil((DAY_MS - ((now() + SEOUL_OFFSET_MS) % DAY_MS)) / 1000),
  };
}
