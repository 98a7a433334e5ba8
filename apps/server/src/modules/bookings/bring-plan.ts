import type { FlightPlan } from '@va/domain/flight-plan/flight-plan.ts';
import { keptPlan } from '@va/domain/flight-plan/kept-plan.ts';
import { refusePlan } from '@va/domain/flight-plan/plan-fit.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { keepPlan } from '../flight-plans/kept-plans.ts';
import { askPlan } from '../flight-plans/plan-source.ts';
import { plannedFlightOf } from './booking-leg.ts';
import { type BookingRow, findOwn, lockBooking } from './booking-rows.ts';
import { viewOne } from './booking-view.ts';

/**
 * Reads the pilot's last flight plan from the provider and attaches it to one of their bookings. Answers the booking as
 * it is now. Throws `no-encontrado` if the booking is another pilot's or the airline reads no plans, `falta-alias`,
 * what `askPlan` throws, `estado-de-reserva`, `plan-ajeno` and `plan-de-otra-ruta`.
 */
export async function bringOwnPlan(
  db: Database,
  ops: Operations,
  { pilotId, code }: { pilotId: string; code: string },
  now: Date,
) {
  const row = await findOwn(db.queries, code, pilotId);
  const plan = await fetchOwnPlan(db.queries, ops, pilotId);
  return db.transaction(async (tx) => {
    await bringPlan(tx, ops, row, plan, now);
    return viewOne(tx, ops, await findOwn(tx, code, pilotId), now);
  });
}

/** Asks the provider for the pilot's last plan, outside any transaction: no row is locked while it waits. */
async function fetchOwnPlan(queries: Queries, { plans }: Operations, pilotId: string): Promise<FlightPlan> {
  if (!plans) throw new Problem('no-encontrado', { detail: 'La compañía no trae planes de vuelo.' });
  const { simbrief_alias: alias } = await queries
    .selectFrom('pilot')
    .select('simbrief_alias')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (alias === null || alias.trim() === '')
    throw new Problem('falta-alias', {
      detail: `Pon en tu cuenta tu alias o tu número de piloto de ${plans.provider} y trae el plan otra vez.`,
    });
  return askPlan(plans, alias.trim());
}

/** Attaches a plan to a booking whose flight has not begun. */
async function bringPlan(
  tx: Tx,
  ops: Operations,
  { id, pilot_id: pilotId }: Pick<BookingRow, 'id' | 'pilot_id'>,
  plan: FlightPlan,
  now: Date,
): Promise<void> {
  const pilot = await lockPilot(tx, pilotId);
  const row = await lockBooking(tx, id);
  if (row.state !== 'reserved')
    throw new Problem('estado-de-reserva', {
      detail: 'El plan se trae antes de empezar el vuelo: esta reserva ya no está en espera.',
    });
  const named = plan.callsign === undefined ? undefined : await findOther(tx, plan.callsign, pilotId);
  const owner = {
    alias: pilot.simbrief_alias?.trim() ?? '',
    callsign: pilot.callsign,
    isOthers: (callsign: string) => callsign === named,
  };
  unlessRefused(refusePlan(plan, plannedFlightOf(ops, row), owner, ops.plans?.provider ?? ''));
  await keepPlan(tx, { bookingId: row.id, pilotId }, keptPlan(plan), now);
}

/** Returns the callsign if another pilot has it. */
async function findOther(tx: Tx, callsign: string, pilotId: string): Promise<string | undefined> {
  const other = await tx
    .selectFrom('pilot')
    .select('callsign')
    .where('callsign', '=', callsign)
    .where('id', '<>', pilotId)
    .executeTakeFirst();
  return other?.callsign ?? undefined;
}
