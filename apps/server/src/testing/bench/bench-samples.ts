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

/** A point over the Atlantic with everything that a good recorder measures. */
export function benchPoint(seq: number, at: number, lane: number) {
  return {
    seq,
    at: new Date(at).toISOString(),
    lat: Math.round((20 + (lane % 400) / 10 + Math.sin(seq / 50) / 10) * 1e6) / 1e6,
    lon: Math.round((-60 + (seq % 5000) / 100) * 1e6) / 1e6,
    altFt: 35_000 + (seq % 7),
    aglFt: 35_000,
    hdg: (seq * 3) % 360,
    gsKt: 440 + (seq % 9),
    iasKt: 270 + (seq % 5),
    mach: 0.78,
    vsFpm: (seq % 11) - 5,
    onGround: false,
    fuelKg: 12_000 - (seq % 9000),
    weightKg: 62_000,
    engines: 3,
    lights: 7,
    flaps: 0,
    gear: 0,
    g: 1 + (seq % 5) / 100,
    pitch: 2.5,
    bank: 0,
    simRate: 1,
    flags: 0,
  };
}
