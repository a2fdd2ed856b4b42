import {
  type Client,
  createClient,
  isSubmissionError,
  type SubmissionError,
} from '@formspree/core';
import { useSubmit } from '@formspree/react';
import { useEffect, useState } from 'react';

import { type ReceiptAnswer, receiptAnswer } from '#contract/receipt.ts';

import type { FormTarget } from '#app/shared/form-service/form-settings.ts';

export type { Client } from '@formspree/core';

/** Values of an inquiry, by field name. */
export type InquiryValues = Record<string, string>;

/** What came of sending: what kept the inquiry from arriving, or what the service says of the one that has. */
export type Sent =
  | { readonly error: SubmissionError<InquiryValues> }
  | { readonly error: null; readonly answer: ReceiptAnswer };

/** Sends an inquiry; rejects where the library throws. */
export type Send = (data: FormData) => Promise<Sent>;

/**
 * The form service's own client library, which makes the request of spec §7. A component without looks, since the
 * library is a hook; it comes after the page (`use-submission.tsx`).
 *
 * @param client in place of the one for the target: the tests' card payment
 */
export function FormClient({
  target,
  client,
  onReady,
}: {
  target: FormTarget;
  client?: Client | undefined;
  onReady: (send: Send) => void;
}) {
  const [own] = useState(() =>
    createClient(target.project === null ? {} : { project: target.project }),
  );
  const submit = useSubmit<InquiryValues>(target.formKey, {
    client: client ?? own,
    // The library takes an empty endpoint for the hosted service.
    origin: target.endpoint ?? location.origin,
  });
  useEffect(() => {
    onReady(async (data) => {
      const result = await submit(data);
      if (isSubmissionError(result)) return { error: result };
      // The library hands on one part of an answer: the address to go on to.
      return { error: null, answer: receiptAnswer(result.next) };
    });
  });
  return null;
}
