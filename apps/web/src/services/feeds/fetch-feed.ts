/** The one door to data from elsewhere. Every way to fail is a `FeedError`; an abort by the caller stays an abort. */
import { FeedError } from '#app/lib/feed-answer.ts';
import { feedLog } from './feed-log.ts';

/** Milliseconds for which a host is not asked after a 429 without a readable `Retry-After`. */
const DEFAULT_PAUSE_MS = 60_000;
/** Longest pause: a wrong figure must not switch a view off for the day. */
const LONGEST_PAUSE_MS = 15 * 60_000;

const pauses = new Map<string, number>();

/** Epoch milliseconds until which a host is not to be asked, or undefined when it may be. */
function pausedUntil(host: string, now: number): number | undefined {
  const until = pauses.get(host);
  return until !== undefined && until > now ? until : undefined;
}

/** Notes a pause that a worker has been given. */
function keepPause(host: string, until: number): void {
  pauses.set(host, until);
}

/** Notes that a host must not be asked until its `Retry-After` is over; returns the end of the pause. */
function pauseHost(host: string, response: Response, now: number): number {
  const until = now + Math.min(pauseOf(response.headers.get('Retry-After'), now), LONGEST_PAUSE_MS);
  pauses.set(host, until);
  return until;
}

/** Seconds or a date, RFC 9110 §10.2.3. */
function pauseOf(header: string | null, now: number): number {
  if (header === null) return DEFAULT_PAUSE_MS;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? DEFAULT_PAUSE_MS : Math.max(date - now, 0);
}

export interface FetchFeedOptions {
  /** Ends the request, e.g. because the page was left. */
  signal?: AbortSignal;
  /** Milliseconds for the whole answer. */
  timeoutMs?: number;
  /** Longest answer in characters; a longer one is given up while it still arrives. */
  maxLength?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX_LENGTH = 1_000_000;

/** The JSON of an address, unchecked. */
export async function fetchFeedJson(url: string, options: FetchFeedOptions = {}): Promise<unknown> {
  const text = await fetchFeedText(url, options);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw unreadable(url, cause);
  }
}

/** Logs that an answer could not be read, and returns the error for the parser to throw. */
export function unreadable(url: string, cause?: unknown): FeedError {
  feedLog.record(new URL(url).host, 'unreadable');
  return new FeedError('unreadable', { cause });
}

/** The text of an address. Sends neither cookies nor the address of the page that asks. */
export async function fetchFeedText(url: string, options: FetchFeedOptions = {}): Promise<string> {
  const { host } = new URL(url);
  return recordFeed(url, () => ask(url, host, options));
}

/**
 * Runs a request to a host, here or in a worker: refuses it while the host asks to be left alone, and logs the
 * outcome.
 */
export async function recordFeed<T>(url: string, asking: () => Promise<T>): Promise<T> {
  const { host } = new URL(url);
  try {
    const notBefore = pausedUntil(host, Date.now());
    if (notBefore !== undefined) throw new FeedError('busy', { status: 429, notBefore });
    const answer = await asking();
    feedLog.record(host, 'answered');
    return answer;
  } catch (error) {
    if (error instanceof FeedError) {
      feedLog.record(host, error.failure);
      if (error.notBefore !== undefined) keepPause(host, error.notBefore);
    }
    throw error;
  }
}

async function ask(url: string, host: string, options: FetchFeedOptions): Promise<string> {
  const { signal, timeoutMs = DEFAULT_TIMEOUT_MS, maxLength = DEFAULT_MAX_LENGTH } = options;
  if (!navigator.onLine) throw new FeedError('offline');

  const ending = new AbortController();
  const stop = () => ending.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json, text/plain;q=0.9' },
      signal: ending.signal,
    });
    if (response.status === 429)
      throw new FeedError('busy', { status: 429, notBefore: pauseHost(host, response, Date.now()) });
    if (!response.ok) throw new FeedError('http', { status: response.status });
    return await readText(response, maxLength);
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    if (signal?.aborted) throw cause;
    if (ending.signal.aborted) throw new FeedError('timeout', { cause });
    throw new FeedError(navigator.onLine ? 'unreachable' : 'offline', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    // The rest of the answer is of no use.
    ending.abort();
  }
}

async function readText(response: Response, maxLength: number): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > maxLength) throw new FeedError('too-large');
  }
}
