/** How the desk names an inquiry. */
import type { InquiryRecord } from '#server/forms/inquiry-record.ts';

/** `#12` */
export const numberOf = ({ id }: Pick<InquiryRecord, 'id'>): string => `#${id}`;
