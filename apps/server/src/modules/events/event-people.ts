import type { z } from 'zod';
import type { eventPilotSchema } from '@va/contract/tours-and-events/events.ts';
import { attendanceOf } from '@va/domain/events/attendance.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { type EventReport, readEventFlights, type EventRow, toEvent } from './event-rows.ts';

type PilotBody = z.input<typeof eventPilotSchema>;

/** A flight, and whether it counts for the event. */
interface Judged extends EventReport {
  attendance: ReturnType<typeof attendanceOf>;
}

const WEIGHT = { counts: 0, pending: 1, no: 2 } as const;

/** Judges the flights during an event; sorted by those that count, then by the latest. */
export async function judgeFlights(
  queries: Queries,
  ops: Operations,
  row: EventRow,
  signed: ReadonlyMap<string, Date>,
  pilotId?: string,
): Promise<Judged[]> {
  const event = toEvent(row);
  const flights = await readEventFlights(queries, ops, {
    from: row.starts_at,
    until: row.ends_at,
    ...(pilotId !== undefined && { pilotId }),
  });
  return flights
    .map((flight) => ({
      ...flight,
      attendance: attendanceOf(event, flight, {
        signedAt: signed.get(flight.pilotId)?.getTime() ?? null,
        share: ops.points.online.share,
      }),
    }))
    .toSorted((a, b) => WEIGHT[a.attendance.state] - WEIGHT[b.attendance.state] || b.offBlock - a.offBlock);
}

/**
 * All who signed up or took part; those that count first. Pilots see only those who agreed to be on boards, and
 * themselves.
 */
export async function readEventPilots(
  queries: Queries,
  ops: Operations,
  row: EventRow,
  { pilotId, capabilities }: PilotActor,
  now: Date,
): Promise<PilotBody[]> {
  const signUps = await queries
    .selectFrom('event_signup')
    .select(['pilot_id', 'slot', 'signed_at'])
    .where('event_id', '=', row.id)
    .execute();
  const signed = new Map(signUps.map(({ pilot_id, signed_at }) => [pilot_id, signed_at]));
  const flights = await judgeFlights(queries, ops, row, signed);
  const took = flights.filter(({ attendance }) => attendance.state !== 'no');
  const ids = [...new Set([...signed.keys(), ...took.map((flight) => flight.pilotId)])];
  if (ids.length === 0) return [];
  const pilots = await queries
    .selectFrom('pilot')
    .select(['id', 'callsign', 'name', 'show_name', 'in_boards'])
    .where('id', 'in', ids)
    .where('callsign', 'is not', null)
    .where('status', 'in', FLYING)
    .orderBy('callsign')
    .execute();
  const staff = capabilities.has('tours.write');
  const over = row.ends_at < now;
  return pilots
    .filter(({ id, in_boards }) => in_boards || staff || id === pilotId)
    .map(({ id, callsign, name, show_name }): PilotBody => {
      const own = id === pilotId;
      const best = took.find((flight) => flight.pilotId === id);
      const state = best && best.attendance.state !== 'no' ? best.attendance.state : over ? 'no' : 'signed';
      return {
        callsign: callsign ?? '',
        ...((show_name || own || capabilities.has('pilots.names')) && name !== null && { name }),
        slot: signUps.find(({ pilot_id }) => pilot_id === id)?.slot?.toISOString() ?? null,
        state,
        flight: best
          ? {
              dep: best.dep,
              arr: best.arr,
              offBlock: new Date(best.offBlock).toISOString(),
              score: best.score,
              coverage: best.coverage,
            }
          : null,
        own,
      };
    })
    .toSorted((a, b) => order(a).localeCompare(order(b)));
}

/** Sort key: by state (counting first), then by off block or slot, then by callsign. */
function order({ state, flight, slot, callsign }: PilotBody): string {
  const rank = { counts: 0, pending: 1, signed: 2, no: 3 }[state];
  return `${rank} ${flight?.offBlock ?? slot ?? '9'} ${callsign}`;
}
