/** The parameter of the contact page that names a receipt of this device. */
export const RECEIPT_PARAMETER = 'receipt';

/** Address of a receipt, without language. Only the device that sent the inquiry shows anything there. */
export const receiptHref = (id: string): string =>
  `/contact?${new URLSearchParams({ [RECEIPT_PARAMETER]: id })}`;

/** Id of the list of sent inquiries on the contact page, and its address without language. */
export const SENT_LIST_ID = 'sent-inquiries';
export const SENT_LIST = `/contact#${SENT_LIST_ID}`;
