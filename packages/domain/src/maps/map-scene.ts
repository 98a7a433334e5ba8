/** Contents of a map, in degrees; the static picture and the moving map draw the same. Pure. */
import type { Position } from '../great-circle.ts';
import { FARTHEST_LAT } from './mercator.ts';

/** An aircraft on a map. */
export interface MapFlight extends Position {
  id: string;
  /** First line of its label, such as `EVE 503`. */
  name: string;
  /** Second line, such as `FL380`; empty for none. */
  detail: string;
  /** True course, degrees; null if unknown. */
  course: number | null;
  grounded: boolean;
  /** Its signal is lost: drawn hollow and not moved between reports. */
  lost: boolean;
  /** Whether it is the flight of the pilot who looks at the map. */
  own: boolean;
  /** Its motion between two reports; undefined for one that stays where it was reported. */
  moving?: FlightMotion | undefined;
  /** Ends of its way, where they are known: the great circles to both are drawn. */
  from?: Position | undefined;
  to?: Position | undefined;
  /** Track flown so far, if known better than by a great circle. */
  flown?: readonly Position[] | undefined;
}

/** The last report of a flight, from which its position in the next seconds is estimated. */
export interface FlightMotion {
  /** Time of the report, milliseconds since 1970. */
  at: number;
  /** Over the ground, knots. */
  speedKt: number;
}

/** Look of a line: a flight under way or flown, a planned one (dashed), or one in the background. */
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
  /** Code drawn beside it; empty for a dot without a name. */
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
  /** Description in words. */
  title: string;
}

export interface MapScene {
  flights: readonly MapFlight[];
  lines: readonly MapLine[];
  places: readonly MapPlace[];
  marks?: readonly MapMark[];
  /** Instant for which the night side is drawn, milliseconds since 1970; undefined for no night. */
  nightAt?: number;
}

/** A runway to be drawn to scale. */
export interface MapRunway {
  /** The two thresholds. */
  ends: readonly [Position & { ident: string }, Position & { ident: string }];
  /** Metres. */
  widthM: number;
}

/** Reported positions that no map can show. Pure. */

/** `nowhere`: no position at all; `pole`: further north or south than the map reaches; null: it can be drawn. */
export type Undrawable = 'nowhere' | 'pole' | null;

/**
 * Why a position can't be drawn; null if it can. Simulators report exactly 0° 0° from their menu, and no airport is
 * there; a position that is no number or off the globe is «nowhere» too.
 */
export function undrawable({ lat, lon }: Position): Undrawable {
  if (!Number.isFinite(lat) || !Number.isFinite(lon) || Math.abs(lat) > 90 || (lat === 0 && lon === 0))
    return 'nowhere';
  return Math.abs(lat) > FARTHEST_LAT ? 'pole' : null;
}
