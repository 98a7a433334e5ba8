import type { z } from 'zod';
import { MINUTE_MS } from '@va/domain/durations.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { basePoints } from '@va/domain/points/points-rules.ts';
import { type Ferry, ferries } from '@va/domain/proposals/ferries.ts';
import type { bookFerryBodySchema, ferriesSchema } from '@va/contract/bookings/proposals.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { freeBlock } from '#server/kernel/airline/free-block.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import { viewBookings } from '../bookings/booking-view.ts';
import type { PilotRoom } from './day-flight.ts';

/** Proposes ferry flights: unbooked aircraft away from their base, each with the flight back. */
export function proposeFerries(room: PilotRoom): z.input<typeof ferriesSchema> {
  const { ops } = room;
  const tails = new Map(room.fleet.tails.map((tail) => [tail.registration, tail]));
  return {
    place: viewPlace(ops, ownCode(ops, room.pilot.place.icao)),
    items: ferriesOf(room).map(({ registration, dep, arr, std, sta, since, here }) => {
      const tail = tails.get(registration);
      const blockMin = Math.round((sta - std) / MINUTE_MS);
      return {
        tail: registration,
        model: ops.types.get(tail?.typeId ?? '')?.model ?? '',
        icaoType: tail?.icaoType ?? '',
        dep: viewPlace(ops, dep),
        arr: viewPlace(ops, arr),
        std: new Date(std).toISOString(),
        since: since === null ? null : new Date(since).toISOString(),
        here,
        blockMin,
        points: basePoints(blockMin, ops.points),
      };
    }),
  };
}

/** Books the ferry flight of an aircraft. Throws the refusal, also if the aircraft no longer needs it. */
export async function bookFerry(
  db: Database,
  room: PilotRoom,
  { tail: registration }: z.output<typeof bookFerryBodySchema>,
) {
  const { ops, pilot, fleet } = room;
  const now = new Date(room.now);
  const ferry = ferriesOf(room).find((one) => one.registration === registration);
  const tail = fleet.tails.find((one) => one.registration === registration);
  if (!ferry || !tail)
    throw new Problem('ferry', {
      detail: `${registration} ya no espera: ha vuelto, está fuera de servicio o alguien lo tiene reservado.`,
    });
  return db.transaction(async (tx) => {
    const asked = {
      dep: ferry.dep,
      arr: ferry.arr,
      std: new Date(ferry.std).toISOString(),
      typeId: tail.typeId,
      tail: registration,
    };
    const legsOf = async () => [
      { ...readLeg(asked, '', ops, () => undefined), kind: 'positioning' as const },
    ];
    const rows = await bookFlights(tx, ops, { pilotId: pilot.id, acceptSharedTail: false }, legsOf, now);
    return { body: { bookings: await viewBookings(tx, ops, rows, now) } };
  });
}

function ferriesOf({ ops, fleet, pilot, now }: PilotRoom): Ferry[] {
  const held = new Set(fleet.holds.map(({ tail }) => tail));
  const stranded = fleet.tails.flatMap((tail) => {
    const at = fleet.places.get(tail.id);
    const [place, base] = [ownCode(ops, at?.icao ?? tail.baseIcao), ownCode(ops, tail.baseIcao)];
    const [from, to] = [ops.airports.get(place), ops.airports.get(base)];
    if (tail.service !== 'operational' || !from || !to) return [];
    return [
      {
        registration: tail.registration,
        place,
        since: at?.since ?? null,
        base,
        distanceNm: distanceNm(from, to),
        rangeNm: ops.types.get(tail.typeId)?.rangeNm ?? null,
        blockMin: freeBlock(from, to, tail.typeId, ops),
        // A booked aircraft will be moved by its booking.
        isFree: () => !held.has(tail.registration),
      },
    ];
  });
  return ferries(stranded, ownCode(ops, pilot.place.icao), now);
}
