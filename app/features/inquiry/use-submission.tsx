import type { SubmissionError } from '@formspree/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import type { ReceiptAnswer } from '#contract/receipt.ts';
import { ChunkLoadError, lazyChunk } from '#app/ui/lazy-chunk.ts';

import type { Client, FormClient, InquiryValues, Send } from './form-client.tsx';
import type { FormTarget } from '#app/shared/form-service/form-settings.ts';
import { answerFailure, type Failure, failureOf, formError } from './service-errors.ts';

/** How long an answer is waited for. Then the visitor may send it again. */
export const ANSWER_TIMEOUT_MS = 60_000;

/** The client library: a chunk of its own, so that the page can be read and filled in before it has arrived. */
const chunk = lazyChunk(() => import('./form-client.tsx'));

/** States of the form (spec §4). */
export type SubmissionState =
  | { readonly status: 'idle' | 'submitting' | 'succeeded' }
  | { readonly status: 'error'; readonly failure: Failure };

export interface Submission {
  state: SubmissionState;
  /** Sends; while one is under way, another call does nothing. Resolves to the service's answer, or to null where it did not arrive. */
  send: (data: FormData) => Promise<ReceiptAnswer | null>;
  reset: () => void;
  /** Has to be rendered: the client library is a hook. */
  carrier: ReactNode;
}

const IDLE: SubmissionState = { status: 'idle' };

/** Sends inquiries through the form service's client library, which it loads on the way. */
export function useSubmission(target: FormTarget, client?: Client): Submission {
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
    const neverLeft = !navigator.onLine;
    const fail = (cause: unknown) => {
      const { form, fields } = causeOf(cause);
      const failure = { form: form.map((error) => ({ ...error, neverLeft })), fields };
      setState({ status: 'error', failure });
    };
    try {
      await load();
      const sent = await withinTime(sender.current!(data));
      if (sent.error === null) setState({ status: 'succeeded' });
      else fail(sent.error);
      return sent.error === null ? sent.answer : null;
    } catch (cause) {
      fail(cause);
      return null;
    } finally {
      underWay.current = false;
    }
  };

  return {
    state,
    send,
    reset: () => setState(IDLE),
    carrier: Loaded && <Loaded target={target} client={client} onReady={onReady} />,
  };
}

const NO_ANSWER = new Error('no answer');

function causeOf(cause: unknown): Failure {
  if (cause === NO_ANSWER) return failureOf({ kind: 'noAnswer' });
  if (cause instanceof ChunkLoadError) return failureOf({ kind: 'networkFailure' });
  if (isAnswer(cause)) return answerFailure(cause);
  // The library throws for a card payment without a card library: the button must come back.
  const message = cause instanceof Error ? cause.message : String(cause);
  const error = formError({ code: 'UNSPECIFIED', message });
  return failureOf(error.kind === 'stated' ? { ...error, kind: 'otherError' } : error);
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
