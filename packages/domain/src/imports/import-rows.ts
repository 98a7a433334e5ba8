import type { LeastScore } from '../scoring/outcome.ts';
import type { CsvProblem } from '../csv/csv-record.ts';

/** A flight of another system. */
export interface LogbookRow {
  callsign: string;
  /** 1 to 9999, without the airline's code; null for a flight without one. */
  flightNumber: number | null;
  /** ICAO codes of departure and arrival. */
  dep: string;
  arr: string;
  /** ICAO type designator. */
  icaoType: string;
  /** ISO 8601 in UTC. */
  offBlock: string;
  onBlock: string;
  /** Block time, minutes. */
  blockMin: number;
  /** Distance flown, NM. */
  distanceNm: number | null;
  /** ft/min, 0 or less. */
  touchdownFpm: number | null;
  /** Tenths, 0 to 100. */
  score: number | null;
  emergency: boolean;
}

/** Facts against which the file is checked. */
export interface LogbookFacts {
  /** Callsigns that pilots have now. */
  callsigns: ReadonlySet<string>;
  /** Flights that are there already, as `flightKey` writes them. */
  flights: ReadonlySet<string>;
  /** ms since 1970 UTC. */
  now: number;
}

/** A flight of another system; instants are milliseconds since 1970-01-01T00:00Z. */
interface ImportedFlight {
  offBlock: number;
  onBlock: number;
  /** Tenths, 0 to 100; null without one. */
  score: number | null;
  emergency: boolean;
}

/**
 * Outcome of a flight of another system. A flight that ended before the pilot's imported total was entered is already
 * in that total, so it does not count.
 * @param total when the total was entered; null without one
 */
export function importedOutcome(
  { offBlock, onBlock, score, emergency }: ImportedFlight,
  { total, least }: { total: number | null; least: LeastScore | null },
): 'emergency' | 'not_counted' | 'below_minimum' | 'valid' {
  if (emergency) return 'emergency';
  if (total !== null && onBlock <= total) return 'not_counted';
  const held = least !== null && offBlock >= Date.parse(`${least.since}T00:00:00Z`);
  return held && score !== null && score < least.score ? 'below_minimum' : 'valid';
}

/** A pilot of another system. */
export interface PilotRow {
  callsign: string;
  name: string | null;
  email: string | null;
  /** Two letters (ISO 3166-1). */
  country: string | null;
  /** Code of a rank of the airline. */
  rank: string;
  /** ICAO code of the home airport. */
  base: string;
  vatsimCid: number | null;
  ivaoVid: number | null;
  /** When the pilot joined, ISO 8601. */
  joinedAt: string | null;
}

/** Facts of the airline about its pilots. */
export interface PilotFacts {
  /** Pattern of the airline's callsigns, with an example. */
  pattern: RegExp;
  example: string;
  /** Codes and titles of ranks and what other systems call them, as `rankKey` writes them, each with the code. */
  ranks: ReadonlyMap<string, string>;
  /** The airline's own names among the keys of `ranks`. */
  own: ReadonlySet<string>;
  firstRank: string;
  airports: ReadonlySet<string>;
  base: string;
  /** Values already taken, in lower case for mail addresses. */
  callsigns: ReadonlySet<string>;
  emails: ReadonlySet<string>;
  vatsimCids: ReadonlySet<number>;
  ivaoVids: ReadonlySet<number>;
  /** Milliseconds since 1970-01-01T00:00Z. */
  now: number;
}

/** Problems of rows that repeat the value of an earlier row in a column; null is an empty cell. */
export function sameTwice<Row>(
  rows: readonly { line: number; row: Row }[],
  column: string,
  keyOf: (row: Row) => string | null,
): CsvProblem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, row }) => {
    const key = keyOf(row);
    const first = key === null ? undefined : lines.get(key);
    if (key !== null && first === undefined) lines.set(key, line);
    if (first === undefined) return [];
    const wrong = `Lo mismo está ya en la línea ${first}.`;
    return [{ line, column, value: key ?? '', wrong, write: 'Borra una de las dos filas.' }];
  });
}
