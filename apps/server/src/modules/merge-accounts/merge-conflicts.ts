import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { partBookedPilots } from '../bookings/booking-rows.ts';
import { dropWhatBothHave } from '../erasure/forget-rows.ts';
import { keepEarlierSignups } from '../events/leave-events.ts';
import { dropAskedLeaves } from '../leaves/withdraw-asked-leaves.ts';
import { freeFlightNames, partFlownPilots } from '../reports/report-rows.ts';

/** Throws `cuenta-con-asuntos` if something of either account must be settled before a merge. */
export async function expectNothingOpen(tx: Tx, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select 'un vuelo sin enviar' as what from report where pilot_id in (${from}, ${to})
      and (state = 'in_progress' or state = 'draft' and source = 'acars')
    union all select 'una promoción sin decidir' from promotion where pilot_id = ${from}
      and state in ('asked', 'proposed')
    union all select 'un recurso sobre un rango sin decidir' from appeal where pilot_id in (${from}, ${to})
      and state = 'open' and promotion_id is not null
    union all select 'una reclamación de puntos sin decidir' from points_claim where pilot_id = ${from}
      and state = 'open'
    union all select 'una verificación que una firmó a la otra' from qualification
      where (pilot_id, signed_by) in ((${from}, ${to}), (${to}, ${from}))
    limit 1`.execute(tx);
  const [open] = rows;
  if (open)
    throw new Problem('cuenta-con-asuntos', {
      detail: `Las dos cuentas no se pueden unir porque hay ${open.what}. Resuélvelo antes.`,
    });
}

/** Removes what the two accounts may not both have, so that all rows of one can move to the other. */
export async function settleWhatBothHave(tx: Tx, from: string, to: string): Promise<void> {
  // Only flights after the sign-up count for an event.
  await keepEarlierSignups(tx, from, to);
  await dropWhatBothHave(tx, from, to);
  await dropAskedLeaves(tx, from);
  await freeFlightNames(tx, from, to);
  await partFlownPilots(tx, from, to);
  await partBookedPilots(tx, from, to);
}
