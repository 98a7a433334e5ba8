/** Answer of a feed. */
export interface FeedAnswer<T> {
  data: T;
  /** Entries that were left out because something in them made no sense. */
  dropped: number;
  /** Epoch milliseconds when it arrived. */
  fetchedAt: number;
}
