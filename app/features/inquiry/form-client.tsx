import {
  type Client,
  createClient,
  isSubmissionError,
  type SubmissionError,
} from '@formspree/core';
import { useSubmit } from '@formspree/react';
import { useEffect, useState } from 'react';

import type { FormTarget } from '#app/shared/form-service/form-settings.ts';

export type { Client } from '@formspree/core';

/** Values of an inquiry, by field name. */
export type InquiryValues = Record<string, string>;

/** Sends an inquiry. Resolves to what kept it from arriving, or to null; rejects where the library throws. */
export type Send = (data: FormData) => Promise<SubmissionError<InquiryValues> | null>;

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
      return isSubmissionError(result) ? result : null;
    });
  });
  return null;
}
