import {
  beginsFlight,
  feedPoint,
  isOver,
  isRecorded,
  nextSighting,
  type Sighting,
} from '@va/domain/network-feed/feed-flight.ts';
import type { Match, NetworkPilot } from '@va/domain/network-feed/match-pilots.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import { networkNames } from '@va/domain/traffic/flight.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { codesOf } from '#server/kernel/airline/own-code.ts';
import { keepPoints } from '../recordings/keep-telemetry.ts';
import { startFlight } from '../recordings/start-flight.ts';
import { submitFlight } from '../recordings/submit-flight.ts';
import { isAnswering } from './feed-turns.ts';
import { keepLook, keepSighting, readSighting } from './sightings.ts';
import type { WantedPerson } from './wanted-people.ts';

/** A place seen at most this long before a flight's start counts as its first, ms. */
const JUST_BEFORE_MS = 90_000;

/** The context of one reading of a feed. */
interface FeedRound {
  db: Database;
  airline: Airline;
  network: Network;
  /** The other networks that are asked. */
  others: readonly Network[];
  /** When the network made its answer, milliseconds since 1970 UTC. */
  at: number;
  now: Date;
}

/**
 * Handles a connected pilot: begins, continues or ends a booked flight recorded by the feed, and notes the time on the
 * network for any flight.
 */
export async function followConnected(
  round: FeedRound,
  person: WantedPerson,
  { seen, linked }: Match,
): Promise<void> {
  const { db, network, at, now } = round;
  const before = await readSighting(db.queries, person.pilotId, network);
  const isNew = before === null || seen.at > before.at;
  let report = person.report;
  let after = isNew ? nextSighting(seen, before) : before;
  if (!report && isNew) {
    report = await begin(round, person, { seen, linked }, before);
    if (report) after = nextSighting(seen, before && { ...before, airborneAt: null });
  } else if (report?.fromFeed && isNew && isRecorded(after)) await keep(round, person, report.code, [seen]);
  if (isNew) await keepSighting(db.queries, person.pilotId, network, after);
  if (!report) return;
  await keepLook(db, report.id, { at, network, callsign: seen.callsign, linked });
  if (report.fromFeed && isOver(after, true, now.getTime())) await send(round, person, report.code);
}

/**
 * Handles a pilot who is not in the feed: ends their flight, or notes time off the networks. Notes nothing while
 * another network does not answer.
 */
export async function followAbsent(round: FeedRound, person: WantedPerson): Promise<void> {
  const { db, network, others, at, now } = round;
  if (!person.report) return;
  const before = await readSighting(db.queries, person.pilotId, network);
  if (person.report.fromFeed && before && isOver(before, false, now.getTime())) {
    await send(round, person, person.report.code);
    return;
  }
  for (const other of others) {
    const there = await readSighting(db.queries, person.pilotId, other);
    if (there && now.getTime() - there.at < JUST_BEFORE_MS) return;
    if (!(await isAnswering(db.queries, other, now))) return;
  }
  await keepLook(db, person.report.id, { at, network: null, callsign: null, linked: false });
}

async function begin(
  round: FeedRound,
  { pilotId, bookings }: WantedPerson,
  match: Match,
  before: Sighting | null,
): Promise<WantedPerson['report']> {
  const { db, airline, network, now } = round;
  const { airports } = airline.operations;
  const booking = bookings.find(({ depIcao, arrIcao }) => {
    const origin = airports.get(depIcao);
    const ends = {
      depIcaos: codesOf(airline.operations, depIcao),
      arrIcaos: codesOf(airline.operations, arrIcao),
    };
    return origin !== undefined && beginsFlight(match, before, { origin, ...ends });
  });
  if (!booking) return null;
  const { seen } = match;
  const row = await startFlight(
    db,
    airline,
    {
      pilotId,
      clientFlightId: `${network}:${booking.id}`,
      client: networkNames[network],
      bookingId: booking.id,
      icaoTypeSeen: seen.icaoType ?? undefined,
      place: seen,
      strict: false,
      fromFeed: true,
    },
    now,
  );
  if (row.state !== 'in_progress' || !row.from_feed) return null;
  const stand: NetworkPilot[] =
    before && seen.at - before.at <= JUST_BEFORE_MS
      ? [
          {
            ...seen,
            at: before.at,
            lat: before.lat,
            lon: before.lon,
            gsKt: before.stillSince === null ? null : 0,
          },
        ]
      : [];
  await keep(round, { pilotId }, row.code, [...stand, seen]);
  return { id: row.id, code: row.code, fromFeed: true };
}

async function keep(
  { db, now }: FeedRound,
  { pilotId }: Pick<WantedPerson, 'pilotId'>,
  code: string,
  seen: readonly NetworkPilot[],
): Promise<void> {
  const points = seen.map((place) => feedPoint(place, Math.floor(place.at / 1000)));
  await keepPoints(db, { pilotId, code, clientNow: null, points }, now);
}

async function send({ db, airline, now }: FeedRound, { pilotId }: WantedPerson, code: string): Promise<void> {
  await submitFlight(db, airline, { pilotId, code }, { lastSeq: null, asIs: true }, now);
}
