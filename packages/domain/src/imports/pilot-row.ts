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
