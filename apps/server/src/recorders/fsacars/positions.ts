import type { PilotActor } from '#server/api/actor.ts';
import type { DeskPoint } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { NOWHERE } from '#server/modules/recorder-desk/nowhere.ts';
import { type Body, flag } from '../shared/fields.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { flightOf } from './bookings.ts';
import { told } from './fsacars-protocol.ts';

/**
 * Keeps where the aircraft is, in the flight of the booking that was last given by `dispatch`: the first position begins
 * it. One after the flight was sent in, or without a place, is none.
 */
export async function keepPosition(
  options: RecorderOptions,
  actor: PilotActor,
  { fields, now }: { fields: Body; now: Date },
): Promise<void> {
  const point = readPoint(fields, now);
  const booking = point && (await options.desk.dispatched(actor));
  if (!booking || (booking.state !== 'reserved' && booking.state !== 'flying')) return;
  const flight = await flightOf(options, booking, now);
  if (flight) await options.flights.keepPoints(flight, [point], null, now);
}

/** The protocol tells of no time: it is that of the arrival. */
function readPoint(fields: Body, now: Date): DeskPoint | null {
  const { seq: _, ...nothing } = NOWHERE;
  const [lat, lon] = [told(fields, 'lat2', -90, 90), told(fields, 'lon2', -180, 180)];
  if (lat === null || lon === null) return null;
  return {
    ...nothing,
    at: now.getTime(),
    lat,
    lon,
    altFt: told(fields, 'msl', -2000, 100_000),
    hdg: told(fields, 'hdgtrue', 0, 360),
    gsKt: told(fields, 'gskts', 0, 3000),
    onGround: flag(fields, 'onground'),
  };
}
