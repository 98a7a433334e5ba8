/** One request to a foreign feed, bounded in time and size. */
import type { FeedMarks } from '#server/modules/networks/feed-turns.ts';

/** The result of a request. `retryAfterS`: seconds that the feed asks to wait. */
export type FeedReply =
  | { kind: 'unchanged' }
  | { kind: 'answer'; body: unknown; marks: FeedMarks }
  | { kind: 'failed'; why: string; retryAfterS: number };

/** Limits of a request. */
export interface FeedBounds {
  /** Longest time for the whole answer, ms. */
  patienceMs: number;
  /** Largest answer, bytes decompressed. VATSIM's busiest evenings reach 8 MB. */
  mostBytes: number;
}

export const FEED_BOUNDS: FeedBounds = { patienceMs: 10_000, mostBytes: 32_000_000 };

/** Asks a feed for what is new. Never throws. */
export async function askFeed(
  url: string,
  { etag, lastModified }: FeedMarks,
  { patienceMs, mostBytes }: FeedBounds,
  stopped: AbortSignal,
): Promise<FeedReply> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(patienceMs)]),
      headers: {
        Accept: 'application/json',
        ...(etag !== null && { 'If-None-Match': etag }),
        ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
      },
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (!response.ok) {
      await response.body?.cancel();
      return failed(`status ${response.status}`, Number(response.headers.get('retry-after')));
    }
    const text = await readText(response, mostBytes);
    if (text === null) return failed(`more than ${mostBytes} bytes`);
    const mark = (name: string, most: number) => {
      const value = response.headers.get(name);
      return value !== null && value.length <= most ? value : null;
    };
    return {
      kind: 'answer',
      body: JSON.parse(text),
      marks: { etag: mark('etag', 500), lastModified: mark('last-modified', 100) },
    };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Decompresses and reads an answer piece by piece; null as soon as it is too long. */
async function readText(response: Response, mostBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // Leaving the loop early cancels the stream, so nothing more is decompressed.
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function failed(why: string, retryAfterS = 0): FeedReply {
  return { kind: 'failed', why, retryAfterS: Number.isFinite(retryAfterS) ? Math.max(0, retryAfterS) : 0 };
}
