/** How the desk names an inquiry. */
import type { InquiryRecord } from '#server/forms/inquiry-record.ts';

type Numbered = Pick<InquiryRecord, 'id' | 'receipt'>;

/** `GM-20261121-014`; one that an older release stored and nobody has numbered since is `#12`. */
export const numberOf = ({ id, receipt }: Numbered): string => receipt ?? `#${id}`;

/** `…-014`, where the column of times says the day. */
export const shortNumberOf = (inquiry: Numbered): string =>
  numberOf(inquiry).replace(/^GM-\d{8}/, '…');
