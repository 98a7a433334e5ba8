import { MINUTE_MS } from '@va/domain/durations.ts';
import type { z } from 'zod';
import { refuseBooking } from '@va/domain/booking/booking-guards.ts';
import { refuseUnderMaintenance } from '@va/domain/maintenance.ts';
import type { freeFlightQuerySchema, freeFlightSchema } from '@va/contract/bookings/new-bookings.ts';
import type { Queries } from '#server/db/database.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readFleetFacts } from '../fleet/tails.ts';
import { readFocusUsed, worthOf } from '../ledgers/worth.ts';
import { readMaintenance } from '../notices/change-maintenance.ts';
import { withToursNow } from '../tours/read-tours.ts';
import { named } from './book-flights.ts';
import { readLeg } from './booking-leg.ts';
import { readOpenBookings, toBooking } from './booking-rows.ts';
import { legRequest } from './leg-request.ts';
import { nextStages } from './next-stages.ts';
import { readStanding } from './pilot-standing.ts';
import { trainingRefusals } from './training-flights.ts';

type Asked = z.output<typeof freeFlightQuerySchema>;

/**
 * Previews the booking of a free flight: its times, aircraft and points, and the refusals if it can't be booked. Throws
 * a problem that points at an unknown airport, type or stage.
 */
export async function previewFreeFlight(
  queries: Queries,
  given: Operations,
  pilotId: string,
  asked: Asked,
  now: Date,
): Promise<z.input<typeof freeFlightSchema>> {
  const order = orderOf(asked);
  const ops = 'stage' in order ? await withToursNow(queries, given) : given;
  const leg = readLeg(order, '', ops, () => undefined);
  const [pilot, rows, standing, fleet, used, training, maintenance] = await Promise.all([
    queries
      .selectFrom('pilot')
      .select(['status', 'rank_code', 'liked_tails'])
      .where('id', '=', pilotId)
      .executeTakeFirstOrThrow(),
    readOpenBookings(queries, pilotId),
    readStanding(queries, ops, pilotId, now, leg.stage !== null),
    readFleetFacts(queries),
    readFocusUsed(queries, pilotId, now),
    trainingRefusals(queries, ops, pilotId, [leg]),
    readMaintenance(queries),
  ]);
  const facts = {
    pilot: { id: pilotId, status: pilot.status, rank: pilot.rank_code, likes: pilot.liked_tails },
    own: rows.map(toBooking),
    fleet,
    standing,
    now: now.getTime(),
  };
  // Preview as if sharing a taken tail were accepted; the booking itself asks the pilot.
  const asking = { acceptSharedTail: true, rotation: null, before: null };
  const { request, situation } = legRequest(leg, facts, asking, ops);
  const conditions = [...situation.conditions, ...(training[0] ?? [])];
  const closed = refuseUnderMaintenance(maintenance);
  const refusals = [
    ...(closed ? [closed] : []),
    ...refuseBooking(request, { ...situation, conditions }, ops.booking),
  ];
  const { typeId } = request;
  const blockMin = Math.round((leg.sta - leg.std) / MINUTE_MS);
  const next = nextStages(standing).find(({ tour, n }) => tour === leg.stage?.tour && n === leg.stage.n);
  return {
    std: new Date(leg.std).toISOString(),
    sta: new Date(leg.sta).toISOString(),
    blockMin,
    distanceNm: leg.distanceNm,
    typeId,
    model: modelOf(ops, typeId),
    rangeNm: situation.rangeNm,
    tail: request.tail,
    worth: worthOf(ops, { ...leg, types: [typeId], blockMin }, leg.std, used, {
      stage: next ? { tour: next.name, last: next.last } : null,
      isTraining: leg.kind === 'training',
    }),
    refusals: refusals.map((refusal) => named(refusal, rows, ops)),
  };
}

function orderOf({ dep = '', arr = '', tour, n, std, typeId, training }: Asked) {
  const type = typeId === undefined ? {} : { typeId };
  return tour !== undefined && n !== undefined
    ? { stage: { tour, n }, std, ...type }
    : { dep, arr, std, training: training === 'true', ...type };
}
