/** Measures of the world that the rules and the drawings take as input, as the content's schemas give them. */

/** A route between two airports, as far as its two directions go. */
export interface RouteTimes {
  /** ICAO codes; `blockOut` is the way from the first to the second. */
  between: readonly [string, string];
  /** Block times, `HH:MM`. */
  blockOut: string;
  blockBack: string;
  /** The block times follow from the distance: the airline has not given both. */
  estimated?: boolean | undefined;
  /** Flight numbers out and back, without the airline's code. */
  flights?: readonly [string, string] | undefined;
}

/** Outer measures of an aircraft type, in metres. */
export interface AircraftDimensions {
  /** Nose to tail. */
  lengthM: number;
  /** Tip to tip. */
  wingspanM: number;
  /** Ground to the top of the fin. */
  heightM: number;
  fuselageWidthM: number;
  /** Diameter of the nacelle. */
  nacelleDiameterM: number;
  wingtip: 'fence' | 'winglet' | 'sharklet' | 'raked' | 'none';
  /** Diameter of the propellers; undefined for jets. */
  propellerDiameterM?: number | undefined;
  /** High-wing aircraft with a T-tail. */
  highWing?: boolean | undefined;
}

/** The cabin of an aircraft type, row by row. */
export interface SeatLayout {
  /** Seats that the rows add up to. */
  capacity: number;
  rows: readonly {
    /** First and last row number. */
    rows: readonly [number, number];
    /** `B` business, `Y` economy. */
    cabin: 'B' | 'Y';
    /** Seat letters of each block from left to right. */
    blocks: readonly string[];
    /** Numbers of the exit rows in this run. */
    exitRows: readonly number[];
  }[];
  /** Pairs of doors; `position` is a fraction of the length from the nose. */
  doors: readonly { name: string; position: number; overwing: boolean; afterRow: number }[];
  /** Galleys and lavatories with their places, in words. */
  monuments: readonly { kind: 'cocina' | 'aseo'; where: string }[];
}

/** The main deck of a freighter, from the nose aft. */
export interface MainDeck {
  /** The most that it carries, kilograms. */
  loadKg: number;
  /** Runs of equal positions: kind of load, number side by side, number of rows. */
  positions: readonly { kind: string; abreast: number; rows: number }[];
  /** Doors for the load; `position` is a fraction of the length from the nose. */
  doors: readonly { name: string; position: number; afterRow: number }[];
}

/** A runway with its two thresholds, the one with the lower number first. */
export interface Runway {
  /** Both designators, such as `18R/36L`. */
  ident: string;
  lengthM: number;
  widthM: number;
  /** Surface in Spanish. */
  surface: string;
  /** True bearing of the lower-numbered end, degrees. */
  trueHeading: number;
  ends: readonly [RunwayEnd, RunwayEnd];
}

/** A threshold: designator, position in degrees, displacement in feet. */
export interface RunwayEnd {
  ident: string;
  lat: number;
  lon: number;
  displacedFt: number;
  /** Use of the end; both if unknown. */
  use?: 'departures' | 'arrivals' | 'both' | undefined;
  /** Part of the configuration that the airport prefers while the wind allows it. */
  preferred?: boolean | undefined;
}
