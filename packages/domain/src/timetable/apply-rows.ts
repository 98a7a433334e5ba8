/**
 * What the rows of a file, or a flight that is added, do to the timetable. Every row says its season, and in it takes the
 * place of the flights of its number and airports on its days of the week; before and after, those go on as they were.
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
export interface RowsPlan {
  mode: FileMode;
  /** First day on which the rows hold, `YYYY-MM-DD` UTC: with `replace`, what they do not name ends the day before. */
  from: string;
  /** `YYYY-MM-DD` UTC. */
  today: string;
  /** Whose the flights are that change because of the rows. */
  source: FlightSource;
}

/**
 * The timetable with the rows. A row without a last day leaves its days to those of the file that have one, and lasts until
 * the next season of its flight begins: one of the file, or with `add` one that is there already.
 * @returns with `replace`, without the flights that end the day before `from`; locked ones stay
 */
export function applyRows(current: readonly Flight[], rows: readonly Flight[], plan: RowsPlan): Flight[] {
  const { mode, from, today } = plan;
  const inForce = rows
    .map((row) => (mode === 'replace' && row.validFrom < from ? { ...row, validFrom: from } : row))
    .filter((row) => !isOver(row, today));
  const rowsByLeg = groupBy(inForce, legOf);
  const taken = new Set(current.map(({ id }) => id));
  const next: Flight[] = [];
  const known = groupBy(current, legOf);
  for (const [leg, flights] of known) next.push(...applyToLeg(flights, rowsByLeg.get(leg) ?? [], plan, taken));
  for (const [leg, added] of rowsByLeg)
    if (!known.has(leg)) next.push(...applyToLeg([], added, plan, taken));
  return next;
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
    .flatMap((row) => piecesOf(row, rows, mode === 'add' ? ahead : [], today))
    .toSorted(byFirstDay);
  const left = (flight: Flight) => leftOf(flight, isReplaced(flight) ? [...pieces, replaced] : pieces);
  const pairs = pairPieces(pieces, ahead, left, plan);
  const changed = new Map([...pairs].map(([piece, flight]) => [flight, piece]));
  const withId = (flight: Flight, isNew: boolean): Flight => {
    const id = isNew ? freshId(flight, taken) : flight.id;
    taken.add(id);
    return { ...flight, id, source };
  };
  const kept = flights.flatMap((flight) => {
    const piece = changed.get(flight);
    if (piece !== undefined) return [asKnown(piece, flight, source)];
    if (isReplaced(flight)) return [];
    const parts = ahead.includes(flight) ? left(flight) : [flight];
    if (parts.length === 1 && parts[0] === flight) return [flight];
    return goingOn(flight, parts, today).map((part, at) => withId(part, at > 0));
  });
  const added = pieces.filter((piece) => !pairs.has(piece)).map((piece) => withId(piece, true));
  return [...kept, ...added];
}

/** The parts that a flight keeps, the one that stays itself first; what has begun keeps its first day. */
function goingOn(flight: Flight, parts: readonly Flight[], today: string): Flight[] {
  const ahead = parts.filter((part) => !isOver(part, today));
  const own = ahead.find(({ days }) => days === flight.days) ?? ahead[0];
  // One that is left no day ends before it begins, and so flies on none.
  if (own === undefined) return [parts.at(-1) ?? { ...flight, validUntil: dayBefore(flight.validFrom) }];
  const first = own.validFrom <= today ? { ...own, validFrom: flight.validFrom } : own;
  return [first, ...ahead.filter((part) => part !== own)];
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

/**
 * The flight that each piece changes; one that changes none is new. First the one with the same days of the week and first
 * day, then the one that it goes on as it was, then one of which it leaves no day to come.
 */
function pairPieces(
  pieces: readonly Flight[],
  ahead: readonly Flight[],
  left: (flight: Flight) => readonly Flight[],
  { from, today }: RowsPlan,
): Map<Flight, Flight> {
  const free = new Set(ahead);
  const pairs = new Map<Flight, Flight>();
  const pair = (means: (piece: Flight, flight: Flight) => boolean) => {
    for (const piece of pieces) {
      if (pairs.has(piece)) continue;
      const flight = [...free].find((one) => means(piece, one));
      if (flight === undefined) continue;
      pairs.set(piece, flight);
      free.delete(flight);
    }
  };
  // A row that says a later day of its own begins a season there, whatever it is like.
  const start = from > today ? from : today;
  const isGone = new Map(ahead.map((one) => [one, left(one).every((part) => isOver(part, today))]));
  pair((piece, flight) => seasonKey(piece) === seasonKey(flight));
  pair((piece, flight) => piece.validFrom <= start && goesOn(piece, flight));
  pair((piece, flight) => piece.days === flight.days && isGone.get(flight) === true && overlap(piece, flight));
  pair((piece, flight) => isGone.get(flight) === true && shareDays(piece, flight));
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
  const isSame = sameService(next, flight) && validFrom === flight.validFrom && next.validUntil === validUntil;
  return isSame ? flight : { ...next, source };
}
