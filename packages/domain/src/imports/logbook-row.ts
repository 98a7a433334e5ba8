export interface LogbookRow {
  callsign: string;
  flightNumber: number | null;
  dep: string;
  arr: string;
  icaoType: string;
  /** ISO 8601 in UTC. */
  offBlock: string;
  onBlock: string;
  blockMin: number;
  distanceNm: number | null;
  /** ft/min, 0 or less. */
  touchdownFpm: number | null;
  /** Tenths, 0 to 100. */
  score: number | null;
  emergency: boolean;
}

export interface LogbookFacts {
  /** Callsigns that pilots have now. */
  callsigns: ReadonlySet<string>;
  /** Flights that are there already, as `flightKey` writes them. */
  flights: ReadonlySet<string>;
  /** ms since 1970 UTC. */
  now: number;
}
