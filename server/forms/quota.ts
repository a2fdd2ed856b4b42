/** How much is stored in a day: a patient robot stays within every limit of minutes, and would fill the disk in a month. */

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
   * Counts an inquiry, where it is within both quotas.
   *
   * @param bytes size of its body
   * @returns whose quota is used up, or null
   */
  take: (sender: string, bytes: number) => 'sender' | 'total' | null;
  /** Takes an inquiry back that was not stored after all. */
  refund: (sender: string, bytes: number) => void;
  /** Seconds until counting begins anew. */
  wait: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days begin at midnight in Seoul, where the supplier is. */
const SEOUL_MS = 9 * 60 * 60 * 1000;

interface Count {
  inquiries: number;
  bytes: number;
}

const fits = (count: Count, bytes: number, limits: QuotaLimits): boolean =>
  count.inquiries < limits.inquiries && count.bytes + bytes <= limits.bytes;

/** Starts counting; `now` in milliseconds. At most as many senders are remembered as the total quota has inquiries. */
export function createQuota(options: QuotaOptions, now: () => number = Date.now): Quota {
  let day = 0;
  let total: Count = { inquiries: 0, bytes: 0 };
  let senders = new Map<string, Count>();

  const today = () => {
    const current = Math.floor((now() + SEOUL_MS) / DAY_MS);
    if (current === day) return;
    day = current;
    total = { inquiries: 0, bytes: 0 };
    senders = new Map();
  };

  return {
    take(sender, bytes) {
      today();
      const own = senders.get(sender) ?? { inquiries: 0, bytes: 0 };
      if (!fits(own, bytes, options.perSender)) return 'sender';
      if (!fits(total, bytes, options.total)) return 'total';
      for (const count of [own, total]) {
        count.inquiries += 1;
        count.bytes += bytes;
      }
      senders.set(sender, own);
      return null;
    },
    refund(sender, bytes) {
      for (const count of [senders.get(sender), total]) {
        if (!count) continue;
        count.inquiries = Math.max(0, count.inquiries - 1);
        count.bytes = Math.max(0, count.bytes - bytes);
      }
    },
    wait: () => Math.ceil((DAY_MS - ((now() + SEOUL_MS) % DAY_MS)) / 1000),
  };
}
