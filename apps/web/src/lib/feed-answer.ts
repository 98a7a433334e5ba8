/** Answer of a feed. */
export interface FeedAnswer<T> {
  data: T;
  /** Entries that were left out because something in them made no sense. */
  dropped: number;
  /** Epoch milliseconds when it arrived. */
  fetchedAt: number;
}

/** Why a feed gave nothing that can be used. */
export type FeedFailure =
  /** The browser has no connection; nothing was asked. */
  | 'offline'
  /** No answer within the time limit. */
  | 'timeout'
  /** The server could not be reached, or does not let pages read it. */
  | 'unreachable'
  /** The server wants to be left alone for a while (429). */
  | 'busy'
  /** The server answered with an error. */
  | 'http'
  /** The answer is not of the kind it should be: a page instead of data, half a file, other fields. */
  | 'unreadable'
  /** The answer is longer than any right one. */
  | 'too-large';

interface Details {
  /** HTTP status, for `http` and `busy`. */
  status?: number;
  /** Epoch milliseconds before which the server is not to be asked again, for `busy`. */
  notBefore?: number;
  cause?: unknown;
}

/** A request to a feed that came to nothing. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly failure: FeedFailure;
  readonly status: number | undefined;
  readonly notBefore: number | undefined;

  constructor(failure: FeedFailure, { status, notBefore, cause }: Details = {}) {
    super(`feed: ${failure}${status === undefined ? '' : ` ${status}`}`, { cause });
    this.failure = failure;
    this.status = status;
    this.notBefore = notBefore;
  }
}
