import type { LiveFlight } from '@va/contract/flights/live.ts';

/**
 * A flight from Madrid to Cancún as the live map is told of it: over the Atlantic for two hours by now, heard this moment.
 * @param now ms since 1970
 */
export function liveFlight(number: number, now: number, changes: Partial<LiveFlight> = {}): LiveFlight {
  const at = new Date(now).toISOString();
  return {
    id: `id-${number}`,
    publicId: null,
    callsign: 'ABC017',
    number,
    depIcao: 'LEMD',
    arrIcao: 'MMUN',
    icaoType: 'A359',
    registration: null,
    phase: 'cruise',
    at,
    heardAt: at,
    lat: 40,
    lon: -20,
    altFt: 38_000,
    gsKt: 430,
    hdg: 270,
    vsFpm: 0,
    startedAt: new Date(now - 2 * 3_600_000).toISOString(),
    plannedBlockMin: 600,
    sta: new Date(now + 8 * 3_600_000).toISOString(),
    delayed: false,
    ...changes,
  };
}
