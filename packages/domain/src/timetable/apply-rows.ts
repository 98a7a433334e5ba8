/**
 * Applies the rows of a file, or an added flight, to the timetable. Every row gives its own season; nothing is guessed
 * from the present timetable.
 */
import { dayAfter, dayBefore } from '../durations.ts';
import type { Flight, FlightSource } from './flight.ts';
import { freshId, legOf, sameService, shareDays } from './flight-identity.ts';
import { groupBy } from './group-by.ts';
import { byFirstDay, isOver, leftOf, overlap } from './season.ts';
import { EVERY_DAY } from './weekdays.ts';

/** How a file is applied: it adds and changes flights, or replaces the whole timetable from a day on. */
export type FileMode = 'add' | 'replace';

/** Way in which rows are applied. */
interface RowsPlan {
  mode: FileMode;
  /** First day of the rows, `YYYY-MM-DD` UTC. With `replace`, flights that they do not name end the day before. */
  from: string;
  /** `YYYY-MM-DD` UTC. */
  today: string;
  /** Source of the flights that the rows change. */
  source: FlightSource;
  /** The rows are flights of their own: they change none that is there, and only take its days. */
  asNew?: boolean;
}

/** A season in which a row flies. */
interface Piece {
  flight: Flight;
  /** Whether its row gives no last day. */
  isOpen: boolean;
}

/**
 * The timetable with the rows applied. A row changes the flight with its number, airports and weekdays that begins on
 * its first day or, if the row begins today or before, the one in force then. Any other row is a season of its own.
 * With a last day, it takes its days from the flights with its number and airports, which continue afterwards. Without
 * one, it ends those that began before it and lasts until the next one begins.
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
 * Last day of the flights that a file replaces, `YYYY-MM-DD` UTC: the day before it begins, but not before yesterday.
 */
export function lastDayOf({ from, today }: Pick<RowsPlan, 'from' | 'today'>): string {
  return dayBefore(from < today ? today : from);
}

/** Applies the rows of one number between two airports. */
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
    // A flight without any day left ends before it begins, so it never operates.
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
 * Seasons in which a row operates: its own or, for a row without a last day, the days around rows that have one and
 * before those that begin after it.
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

/** Seasons that take days from a flight: those with a last day, and those that begin after it and after today. */
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
  // A row with a later first day begins a new season then, even if it is equal.
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

/** Whether a piece continues a flight unchanged, during its validity or immediately after it. */
function goesOn(piece: Flight, flight: Flight): boolean {
  if (flight.validFrom > piece.validFrom || !sameService(piece, flight)) return false;
  return flight.validUntil === null || dayAfter(flight.validUntil) >= piece.validFrom;
}

function seasonKey({ days, validFrom }: Flight): string {
  return `${days} ${validFrom}`;
}

/** A flight changed by a piece. A flight that has begun keeps its first day, and an equal one stays as it is. */
function asKnown(piece: Flight, flight: Flight, source: FlightSource): Flight {
  const validFrom = flight.validFrom < piece.validFrom ? flight.validFrom : piece.validFrom;
  const next = { ...piece, id: flight.id, validFrom };
  const { validUntil } = flight;
  const isSame =
    sameService(next, flight) && validFrom === flight.validFrom && next.validUntil === validUntil;
  return isSame ? flight : { ...next, source };
}
