/**
 * What the rows of a file, or a flight that is added, do to the timetable. Every row says its season; nothing is guessed
 * from what is there.
 */
import { dayAfter, dayBefore } from '../durations.ts';
import type { Flight, FlightSource } from './flight.ts';
import { freshId, legOf, sameService, shareDays } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { byFirstDay, isOver, leftOf, overlap } from './season.ts';
import { EVERY_DAY } from './weekdays.ts';

/** The two words for what a file does to what is there: add and change, or replace all of it from a day on. */
export type FileMode = 'add' | 'replace';

/** How rows are applied. */
interface RowsPlan {
  mode: FileMode;
  /** First day on which the rows hold, `YYYY-MM-DD` UTC: with `replace`, what they do not name ends the day before. */
  from: string;
  /** `YYYY-MM-DD` UTC. */
  today: string;
  /** Whose the flights are that change because of the rows. */
  source: FlightSource;
  /** The rows are flights of their own: they change none that is there, and only take its days. */
  asNew?: boolean;
}

/** A season in which a row flies. */
interface Piece {
  flight: Flight;
  /** Its row says no last day. */
  isOpen: boolean;
}

/**
 * The timetable with the rows. A row changes the flight of its number, airports and days of the week that begins on its
 * first day, or that is in force where it begins today or before. Any other row is a season of its own: with a last day it
 * takes its days from the flights of its number and airports, which go on afterwards; without one it ends those that began
 * before it, and lasts until the next one that is there begins.
 * @returns with `replace`, without the flights that end the day before `from`; locked ones stay
 */
export function applyRows(current: readonly Flight[], rows: readonly Flight[], plan: RowsPlan): Flight[] {
  const { mode, from, today } = plan;
  const inForce = rows
    .map((row) => (mode === 'replace' && row.validFrom < from ? { ...row, validFrom: from } : row))
    .filter((row) => !isOver(row, today));
  const rowsByLeg = groupBy(inForce, legOf);
  const taken = new Set([...current, ...inForce].map(({ id }) => id));
  const known = groupBy(current, legOf);
  const legs = new Set([...known.keys(), ...rowsByLeg.keys()]);
  return [...legs].flatMap((leg) => applyToLeg(known.get(leg) ?? [], rowsByLeg.get(leg) ?? [], plan, taken));
}

/**
 * Last day of the flights that a file replaces, `YYYY-MM-DD` UTC: the day before it holds, and never before yesterday.
 */
export function lastDayOf({ from, today }: Pick<RowsPlan, 'from' | 'today'>): string {
  return dayBefore(from < today ? today : from);
}

/** One number between two airports. */
function applyToLeg(
  flights: readonly Flight[],
  rows: readonly Flight[],
  plan: RowsPlan,
  taken: Set<string>,
): Flight[] {
  const { mode, today, source } = plan;
  if (mode === 'add' && rows.length === 0) return [...flights];
  const replaced = { validFrom: dayAfter(lastDayOf(plan)), validUntil: null, days: EVERY_DAY };
  const isReplaced = (flight: Flight) => mode === 'replace' && !flight.locked && overlap(flight, replaced);
  const ahead = flights.filter((flight) => !isOver(flight, today));
  const pieces = rows
    .flatMap((row) =>
      piecesOf(row, rows, mode === 'add' ? ahead : [], today).map((flight) => ({
        flight,
        isOpen: row.validUntil === null,
      })),
    )
    .toSorted((a, b) => byFirstDay(a.flight, b.flight));
  const left = (flight: Flight) =>
    isReplaced(flight) ? leftOf(flight, [replaced]) : leftOf(flight, takersOf(flight, pieces, today));
  const pairs = plan.asNew ? new Map<Piece, Flight>() : pairPieces(pieces, ahead, left, plan);
  const changed = new Map([...pairs].map(([piece, flight]) => [flight, piece.flight]));
  const withFreshId = (flight: Flight): Flight => {
    const id = freshId(flight, taken);
    taken.add(id);
    return { ...flight, id, source };
  };
  const kept = flights.flatMap((flight) => {
    const piece = changed.get(flight);
    if (piece !== undefined) return [asKnown(piece, flight, source)];
    if (isReplaced(flight)) return [];
    const parts = ahead.includes(flight) ? left(flight) : [flight];
    if (parts.length === 1 && parts[0] === flight) return [flight];
    const own = parts.find(({ days }) => days === flight.days) ?? parts[0];
    // One that is left no day ends before it begins, and so flies on none.
    const first = own ?? { ...flight, validUntil: dayBefore(flight.validFrom) };
    return [{ ...first, source }, ...parts.filter((part) => part !== own).map(withFreshId)];
  });
  const given = new Set<string>();
  const added = pieces
    .filter((piece) => !pairs.has(piece))
    .map(({ flight }) => {
      // A row that goes around others has its id once.
      if (flight.id === '' || given.has(flight.id)) return withFreshId(flight);
      given.add(flight.id);
      return { ...flight, source };
    });
  return [...kept, ...added];
}

/**
 * The seasons in which a row flies: its own, and without a last day around the rows that have one, and before those that
 * begin after it.
 * @param rows all of its number and airports, itself among them
 * @param ahead flights of the timetable that it leaves as they are where they begin after it
 */
export function piecesOf(
  row: Flight,
  rows: readonly Flight[],
  ahead: readonly Flight[],
  today: string,
): Flight[] {
  if (row.validUntil !== null) return [row];
  const named = new Set(rows.map(seasonKey));
  const others = [
    ...rows.filter((other) => other.validUntil !== null || other.validFrom > row.validFrom),
    ...ahead.filter(
      (flight) =>
        flight.validFrom > today && flight.validFrom > row.validFrom && !named.has(seasonKey(flight)),
    ),
  ];
  return leftOf(row, others).filter((part) => part === row || !isOver(part, today));
}

/** What takes days from a flight: seasons with a last day, and those that begin after it and after today. */
function takersOf(flight: Flight, pieces: readonly Piece[], today: string) {
  return pieces
    .filter((piece) => shareDays(piece.flight, flight))
    .flatMap(({ flight: piece, isOpen }) => {
      if (!isOpen) return [piece];
      const begins = piece.validFrom > today && piece.validFrom > flight.validFrom;
      return begins ? [{ ...piece, days: EVERY_DAY }] : [];
    });
}

/** The flight that each piece changes; one that changes none is new. */
function pairPieces(
  pieces: readonly Piece[],
  ahead: readonly Flight[],
  left: (flight: Flight) => readonly Flight[],
  { mode, from, today }: RowsPlan,
): Map<Piece, Flight> {
  const free = new Set(ahead);
  const pairs = new Map<Piece, Flight>();
  const pair = (means: (piece: Flight, flight: Flight, isOpen: boolean) => boolean) => {
    for (const piece of pieces) {
      if (pairs.has(piece)) continue;
      const flight = [...free].find((one) => means(piece.flight, one, piece.isOpen));
      if (flight === undefined) continue;
      pairs.set(piece, flight);
      free.delete(flight);
    }
  };
  // A row that says a later day of its own begins a season there, whatever it is like.
  const start = from > today ? from : today;
  const hasNone = new Map(ahead.map((one) => [one, left(one).every((part) => isOver(part, today))]));
  pair((piece, flight) => seasonKey(piece) === seasonKey(flight));
  pair((piece, flight) => piece.validFrom <= start && goesOn(piece, flight));
  pair(
    (piece, flight, isOpen) =>
      piece.days === flight.days &&
      piece.validFrom <= today &&
      (isOpen || hasNone.get(flight) === true) &&
      overlap(piece, flight),
  );
  if (mode === 'replace')
    pair(
      (piece, flight) => hasNone.get(flight) === true && piece.validFrom <= today && overlap(piece, flight),
    );
  return pairs;
}

/** Whether a piece is a flight that goes on as it was, on the days of the flight or right after them. */
function goesOn(piece: Flight, flight: Flight): boolean {
  if (flight.validFrom > piece.validFrom || !sameService(piece, flight)) return false;
  return flight.validUntil === null || dayAfter(flight.validUntil) >= piece.validFrom;
}

function seasonKey({ days, validFrom }: Flight): string {
  return `${days} ${validFrom}`;
}

/** A flight as a piece changes it; what has begun keeps its first day, and what is equal stays as it is. */
function asKnown(piece: Flight, flight: Flight, source: FlightSource): Flight {
  const validFrom = flight.validFrom < piece.validFrom ? flight.validFrom : piece.validFrom;
  const next = { ...piece, id: flight.id, validFrom };
  const { validUntil } = flight;
  const isSame =
    sameService(next, flight) && validFrom === flight.validFrom && next.validUntil === validUntil;
  return isSame ? flight : { ...next, source };
}
