import type { SubmissionError } from '@formspree/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import type { Language } from '#contract/address.ts';
import type { ReceiptAnswer } from '#contract/receipt.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ChunkLoadError, lazyChunk } from '#app/ui/lazy-chunk.ts';

import type { Client, FormClient, InquiryValues, Send } from './form-client.tsx';
import type { FormTarget } from '#app/shared/form-service/form-settings.ts';
import { formError, sendAgain, type ShownErrors, shownErrors } from './service-errors.ts';

/** How long an answer is waited for. Then the visitor may send it again. */
export const ANSWER_TIMEOUT_MS = 60_000;

/** The client library: a chunk of its own, so that the page can be read and filled in before it has arrived. */
const chunk = lazyChunk(() => import('./form-client.tsx'));

/** States of the form (spec §4). */
export type SubmissionState =
  | { readonly status: 'idle' | 'submitting' | 'succeeded' }
  /** What the service answered or the client library threw: the page says it in its language. */
  | { readonly status: 'error'; readonly cause: unknown };

export interface Submission {
  state: SubmissionState;
  /** What the state's error says, in the page's language. */
  errors: ShownErrors | undefined;
  /** Sends; while one is under way, another call does nothing. Resolves to the service's answer, or to null where it did not arrive. */
  send: (data: FormData) => Promise<ReceiptAnswer | null>;
  reset: () => void;
  /** Has to be rendered: the client library is a hook. */
  carrier: ReactNode;
}

const IDLE: SubmissionState = { status: 'idle' };

/** Sends inquiries through the form service's client library, which it loads on the way. */
export function useSubmission(target: FormTarget, client?: Client): Submission {
  const { language, t } = useLocale();
  const [state, setState] = useState(IDLE);
  const [Loaded, setLoaded] = useState<typeof FormClient>();
  const [ready] = useState(whenReady);
  const sender = useRef<Send>(undefined);
  const underWay = useRef(false);

  const load = useCallback(async () => {
    const module = await chunk.load();
    setLoaded(() => module.FormClient);
    await ready.promise;
  }, [ready]);
  useEffect(() => {
    // A failure shows when the inquiry is sent, which asks again.
    load().catch(() => undefined);
  }, [load]);

  const onReady = useCallback(
    (send: Send) => {
      sender.current = send;
      ready.resolve();
    },
    [ready],
  );

  const send = async (data: FormData): Promise<ReceiptAnswer | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setState({ status: 'submitting' });
    try {
      await load();
      const sent = await withinTime(sender.current!(data));
      setState(
        sent.error === null ? { status: 'succeeded' } : { status: 'error', cause: sent.error },
      );
      return sent.error === null ? sent.answer : null;
    } catch (cause) {
      setState({ status: 'error', cause });
      return null;
    } finally {
      underWay.current = false;
    }
  };

  return {
    state,
    errors:
      state.status === 'error'
        ? explain(state.cause, language, t, target.endpoint === null)
        : undefined,
    send,
    reset: () => setState(IDLE),
    carrier: Loaded && <Loaded target={target} client={client} onReady={onReady} />,
  };
}

const NO_ANSWER = new Error('no answer');

/** What kept the inquiry from arriving, in words. */
function explain(cause: unknown, language: Language, t: Translate, embedded: boolean): ShownErrors {
  if (cause === NO_ANSWER)
    return { form: [sendAgain('inquiry:noAnswer', t, embedded)], fields: {} };
  if (cause instanceof ChunkLoadError) return { form: [t('inquiry:networkFailure')], fields: {} };
  if (isAnswer(cause)) return shownErrors(cause, language, t, embedded);
  // The library throws for a card payment without a card library: the button must come back.
  const message = cause instanceof Error ? cause.message : String(cause);
  const said = formError({ code: 'UNSPECIFIED', message }, language, t, embedded);
  return { form: said.length > 1 ? said : [t('inquiry:otherError'), ...said], fields: {} };
}

/** Told by its shape, since the library comes later than this file. */
const isAnswer = (cause: unknown): cause is SubmissionError<InquiryValues> =>
  typeof cause === 'object' && cause !== null && 'getFormErrors' in cause;

/** A promise and what resolves it. */
function whenReady() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(NO_ANSWER), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
