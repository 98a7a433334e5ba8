import type { AccountStatus } from '@va/domain/account/account.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { EventSignupTable } from '#server/db/tables.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { z } from 'zod';
import { refuseAccount } from '@va/domain/account/account-step.ts';
import { placesLeft, refuseSignUp, refuseWithdrawal } from '@va/domain/events/sign-up.ts';
import { slotsOf } from '@va/domain/events/event.ts';
import type { eventSummarySchema } from '@va/contract/tours-and-events/events.ts';
import { camelRow } from '#server/api/camel-row.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';
import { type EventRow, networksOf, toEvent } from './event-rows.ts';

type SummaryBody = z.input<typeof eventSummarySchema>;

/** Sign-ups and participation of events. */
interface EventFacts {
  signUps: readonly EventSignupTable[];
  tookPart: ReadonlyMap<string, number>;
}

/** The pilot who looks. */
export interface EventPilotFacts {
  id: string;
  status: AccountStatus;
  rank: string;
}

/** An event as the API shows it to a pilot, or to a visitor where `pilot` is null. */
export function viewEvent(
  { operations: ops, ranks }: Airline,
  row: EventRow,
  { signUps, tookPart }: EventFacts,
  pilot: EventPilotFacts | null,
  now: Date,
): SummaryBody {
  const event = toEvent(row);
  const signed = signUps.filter(({ event_id }) => event_id === row.id);
  return {
    ...camelRow(row),
    name: row.title,
    airports: row.airports.map((icao) => viewPlace(ops, icao)),
    types: row.types.map((id) => ({ id, model: modelOf(ops, id) })),
    networks: networksOf(row),
    ranks: row.ranks.map((code) => ({
      code,
      title: ranks.find((rank) => rank.code === code)?.title ?? code,
    })),
    cancelled:
      row.cancelled_at === null
        ? null
        : { at: row.cancelled_at.toISOString(), reason: row.cancel_reason ?? '' },
    signedUp: signed.length,
    tookPart: tookPart.get(row.id) ?? 0,
    placesLeft: placesLeft(event, signed.length),
    own: pilot && viewOwn(row, signed, pilot, now),
  };
}

function viewOwn(
  row: EventRow,
  signed: EventFacts['signUps'],
  { id, status, rank }: EventPilotFacts,
  now: Date,
): NonNullable<SummaryBody['own']> {
  const event = toEvent(row);
  const mine = signed.find(({ pilot_id }) => pilot_id === id);
  const others = othersOf(signed, id);
  // Check signing up in general, with any slot that is still free.
  const slot = slotsOf(event).find((at) => at >= now.getTime() && !others.includes(at)) ?? null;
  const account = refuseAccount(status, 'participar');
  const closed = mine ? null : refuseSignUp(event, slot, { now: now.getTime(), rank, others });
  const refusal = closed ?? account;
  return {
    signedAt: mine?.signed_at.toISOString() ?? null,
    slot: mine?.slot?.toISOString() ?? null,
    refusal: refusal && {
      message: refusal.message,
      ...(refusal.wayOut !== undefined && { wayOut: refusal.wayOut }),
    },
    mayWithdraw: mine !== undefined && (account ?? refuseWithdrawal(event, now.getTime())) === null,
  };
}

/** Sign-ups and how many took part, of these events. */
export async function readEventFacts(queries: Queries, ids: readonly string[]): Promise<EventFacts> {
  if (ids.length === 0) return { signUps: [], tookPart: new Map() };
  const [signUps, counted] = await Promise.all([
    queries.selectFrom('event_signup').selectAll().where('event_id', 'in', ids).execute(),
    standingEntries(queries)
      .where('entry.reason', '=', constant('event'))
      .where('entry.subject', 'in', ids)
      .select('entry.subject')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .groupBy('entry.subject')
      .execute(),
  ]);
  return { signUps, tookPart: new Map(counted.map(({ subject, count }) => [subject, Number(count)])) };
}

/** The slots of all other signed-up pilots, ms since 1970; null for a pilot without a slot. */
export function othersOf(signed: readonly EventSignupTable[], pilotId: string): (number | null)[] {
  return signed.filter(({ pilot_id }) => pilot_id !== pilotId).map(({ slot }) => slot?.getTime() ?? null);
}
