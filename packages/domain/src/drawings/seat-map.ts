import type { MapBox } from './map-box.ts';
import type { Cabin } from './seat-map-columns.ts';
import type { MonumentPlace } from './seat-map-monuments.ts';

/** A seat: left and front edge, width across, height along the cabin. */
export interface Seat extends MapBox {
  /** Row and letter, e.g. `12A`; unique in the map. */
  id: string;
  letter: string;
}

/** A row of seats. */
export interface SeatRow {
  number: number;
  cabin: Cabin;
  exit: boolean;
  /** Front edge and depth. */
  y: number;
  depth: number;
  /** Middles of the aisles. */
  aisles: readonly number[];
  seats: readonly Seat[];
}

/** A drawn cabin; lengths in economy seats. */
export interface SeatMap {
  /** Between the walls. */
  width: number;
  /** Length from the first galley or door to the last. */
  length: number;
  rows: readonly SeatRow[];
  doors: readonly { name: string; y: number; height: number; overwing: boolean }[];
  monuments: readonly (MapBox & { kind: MonumentPlace['kind']; count: number })[];
  /** Seat letters above the rows that follow. */
  headings: readonly { y: number; letters: readonly { letter: string; x: number }[] }[];
  totals: Readonly<Record<Cabin, number>> & { all: number };
}
