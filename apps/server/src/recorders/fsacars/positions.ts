import type { PilotActor } from '#server/api/actor.ts';
import type { DeskPoint } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type Body, flag } from '../shared/fields.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { readPoint } from '../shared/read-point.ts';
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
  const point = pointIn(fields, now);
  const booking = point && (await options.desk.dispatched(actor));
  if (!booking || (booking.state !== 'reserved' && booking.state !== 'flying')) return;
  const flight = await flightOf(options, booking, now);
  if (flight) await options.flights.keepPoints(flight, [point], null, now);
}

/** A position under the names that the other protocols give its fields; null without a place. */
function pointIn(fields: Body, now: Date): DeskPoint | null {
  const [latitude, longitude] = [told(fields, 'lat2'), told(fields, 'lon2')];
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return null;
  const rest = {
    altitude: told(fields, 'msl'),
    heading: told(fields, 'hdgtrue'),
    knots: told(fields, 'gskts'),
  };
  return { ...readPoint({ latitude, longitude, ...rest }, 'knots', now), onGround: flag(fields, 'onground') };
}
