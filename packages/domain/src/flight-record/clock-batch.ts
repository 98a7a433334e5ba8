/** What one batch of points shows about the client's clock; milliseconds since 1970 UTC. */
export interface ClockBatch {
  /** The client's own «now» when it sent the batch; null where its protocol has none. */
  clientNow: number | null;
  /** Our time when the batch was first seen. */
  serverNow: number;
  /** Newest point in the batch by the client's clock. */
  newestPointAt: number;
  /** Whether the same batch had arrived before. */
  repeated: boolean;
}
