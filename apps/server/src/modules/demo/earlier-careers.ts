import { earlierCareer } from '@va/domain/demo/earlier-career.ts';
import { monthOf } from '@va/domain/months.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { datePoints, postHours, removeHours, removePoints } from '../ledgers/entry-rows.ts';
import { postPoints } from '../ledgers/points-ledger.ts';

const TEXT = 'Demostración: de antes de sus vuelos';

/** A pilot of the demo, with the rank from the content. */
export interface DemoPilot {
  id: string;
  callsign: string;
  rankCode: string;
}

/** Hours and points that a pilot has from before the demo; null if their rank asks for none. */
export function careerOf({ ranks }: Airline, { callsign, rankCode }: DemoPilot) {
  const asked = ranks.find(({ code }) => code === rankCode)?.needs;
  if (!asked || asked.points + asked.minutes === 0) return null;
  return earlierCareer(callsign, asked);
}

/**
 * Posts the hours and points that pilots have from before the demo's days, noted as the demo's. They are adjustments:
 * with transferred totals, a later import of real flights would take its flights for part of the total.
 */
export function bringCareers(
  db: Database,
  airline: Airline,
  pilots: readonly DemoPilot[],
  began: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const pilot of pilots) {
      const career = careerOf(airline, pilot);
      if (!career) continue;
      const pilotId = pilot.id;
      const { minutes, points } = career;
      const subject = uuid();
      const entry = { pilot_id: pilotId, kind: 'adjustment', minutes, text: TEXT } as const;
      const hoursId = await postHours(tx, entry, began);
      const period = monthOf(began.getTime());
      await postPoints(tx, pilotId, { reason: 'adjustment', subject, nominal: points, period, text: TEXT });
      const things = [hoursId, subject].map((id) => ({ kind: 'career' as const, id }));
      await tx.insertInto('demo_thing').values(things).execute();
    }
    await changingFixed(tx, () =>
      datePoints(tx, sql`select id, ${began}::timestamptz as at from points_entry where text = ${TEXT}`),
    );
  });
}

/** Removes these entries and their reversals. Call it within `changingFixed`. */
export async function clearCareers(tx: Tx, careers: readonly string[]): Promise<void> {
  if (careers.length === 0) return;
  await removeHours(tx, careers);
  await removePoints(tx, sql`select id from points_entry where subject = any(${careers})`);
}
