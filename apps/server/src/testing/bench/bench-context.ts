import type { RequestContext } from '#server/api/actor.ts';

/** A request of the bench, as endpoints hear of it. */
export const benchContext = (now: Date): RequestContext => ({
  requestId: 'bench',
  addressHash: new Uint8Array(32),
  rangeHash: new Uint8Array(32),
  userAgent: 'bench',
  sessionToken: undefined,
  now,
});
