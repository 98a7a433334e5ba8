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
