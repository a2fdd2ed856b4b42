import type { Log } from '#server/log.ts';

const CALL_TIMEOUT_MS = 10_000;

/**
 * Sends a message to ALERT_URL: `{"text": "…"}` by POST, as Slack, Mattermost and Google Chat take it.
 *
 * @returns whether it was taken; the log says why not
 */
export async function tellHook(
  url: string,
  text: string,
  log: Pick<Log, 'warn'>,
): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      // To the address that the operator named, and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) log.warn('ALERT_URL refused an alert', { status: answer.status });
    return answer.ok;
  } catch (error) {
    log.warn('ALERT_URL did not answer', { reason: (error as Error).name });
    return false;
  }
}
