import { CAPABILITIES, isCapability } from '@va/domain/rights/capabilities.ts';
import type { PilotActor, RequestContext } from '#server/api/actor.ts';

/** A pilot who may do everything, as endpoints know them. */
export const benchActor = ({ id, callsign }: { id: string; callsign: string | null }): PilotActor => ({
  kind: 'pilot',
  pilotId: id,
  callsign,
  capabilities: new Set(Object.keys(CAPABILITIES).filter(isCapability)),
  signInId: null,
  key: null,
  pending: false,
  mustSetSecondFactor: false,
  expiresAt: new Date(8.64e15),
});

/** A request of the bench, as endpoints hear of it. */
export const benchContext = (now: Date): RequestContext => ({
  requestId: 'bench',
  addressHash: new Uint8Array(32),
  rangeHash: new Uint8Array(32),
  userAgent: 'bench',
  sessionToken: undefined,
  now,
});
