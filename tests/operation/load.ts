/** Steady load: so many requests a second whatever the answers do, as visitors come. */
import { Agent, request } from 'node:http';

/** How one request ended. */
export interface Ended {
  readonly status: number;
  readonly body: string;
}

/** What came of all of them. */
export interface LoadResult {
  readonly answers: Ended[];
  /** Requests without an answer, by their error: `ECONNRESET`. */
  readonly lost: string[];
}

/** Asks once. @throws the socket's error where no whole answer comes */
export function ask(
  origin: string,
  path: string,
  options: {
    readonly agent?: Agent;
    readonly form?: Record<string, string>;
    /** Address of who asks, where the server trusts this machine as a proxy. */
    readonly from?: string;
  } = {},
): Promise<Ended> {
  const body = options.form && new URLSearchParams(options.form).toString();
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      agent: options.agent ?? new Agent(),
      headers: {
        Accept: 'application/json',
        ...(options.from !== undefined && { 'X-Forwarded-For': options.from }),
        ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    sent.end(body);
  });
}

/**
 * Sends `perSecond` requests until `end()`: every second one on a connection that is kept (a proxy's), the others each on its
 * own (a new visitor's).
 *
 * @param send makes the request of a number, counted from 0
 */
export function load(
  perSecond: number,
  send: (count: number, agent: Agent | undefined) => Promise<Ended>,
): { end: () => Promise<LoadResult> } {
  const kept = new Agent({ keepAlive: true, maxSockets: 8 });
  const result: LoadResult = { answers: [], lost: [] };
  const running: Promise<void>[] = [];
  let count = 0;
  const timer = setInterval(() => {
    const mine = count++;
    running.push(
      send(mine, mine % 2 === 0 ? kept : undefined).then(
        (answer) => void result.answers.push(answer),
        (error: NodeJS.ErrnoException) => void result.lost.push(error.code ?? error.message),
      ),
    );
  }, 1000 / perSecond);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(running);
      kept.destroy();
      return result;
    },
  };
}
