/** What a map shows, in degrees: the picture and the map that moves draw the same. Pure. */
import type { Position } from '../great-circle.ts';

/** An aircraft on a map. */
export interface MapFlight extends Position {
  id: string;
  /** First line beside it, such as `EVE 503`. */
  name: string;
  /** Second line, such as `FL380`; empty for none. */
  detail: string;
  /** True course, degrees; null where nobody has told. */
  course: number | null;
  grounded: boolean;
  /** Its signal is lost: drawn hollow, and never moved on. */
  lost: boolean;
  /** Of the pilot who looks. */
  own: boolean;
  /** How it moves on between two reports; undefined for one that stays where it was reported. */
  moving?: FlightMotion | undefined;
  /** Ends of its way, where they are known: the great circles to both are drawn. */
  from?: Position | undefined;
  to?: Position | undefined;
  /** Where it has been, where that is known better than by a great circle. */
  flown?: readonly Position[] | undefined;
}

/** The last report of a flight, for what it says of the next seconds. */
export interface FlightMotion {
  /** When it was there, milliseconds since 1970. */
  at: number;
  /** Over the ground, knots. */
  speedKt: number;
}

/** How a line is drawn: what is or was flown, what is planned (dashed), and what stands back. */
export type LineLook = 'flown' | 'planned' | 'faint';

export interface MapLine {
  /** Drawn as given; longitudes may jump by whole turns. */
  points: readonly Position[];
  look: LineLook;
  /** CSS pixels. */
  width?: number;
  /** Share of the way from the lowest to the highest colour, 0 to 1; undefined for the colour of routes. */
  height?: number | undefined;
}

export interface MapPlace extends Position {
  /** Its code, drawn beside it; empty for a dot without a name. */
  name: string;
  look: 'small' | 'dot' | 'main' | 'ringed';
  /** Named before others. */
  important?: boolean;
  /** The number of a stage, drawn in the place itself. */
  number?: number;
}

/** A letter on the map that can be chosen, such as a deduction of a report. */
export interface MapMark extends Position {
  letter: string;
  /** In words. */
  title: string;
}

export interface MapScene {
  flights: readonly MapFlight[];
  lines: readonly MapLine[];
  places: readonly MapPlace[];
  marks?: readonly MapMark[];
  /** Where it is night is drawn for this moment, milliseconds since 1970; nothing without one. */
  nightAt?: number;
}

/** A runway to be drawn to scale. */
export interface MapRunway {
  /** Both thresholds. */
  ends: readonly [Position & { ident: string }, Position & { ident: string }];
  /** Metres. */
  widthM: number;
}
