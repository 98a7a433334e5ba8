/** What the map of the traffic shows at a moment. */
import type { MapBox } from '../drawings/map-box.ts';
import type { MapPoint } from '../drawings/projection.ts';

/** An aircraft on the map. */
export interface TrafficMark {
  callsign: string;
  at: MapPoint;
  /** Where it will be on its heading; undefined on the ground. */
  ahead: MapPoint | undefined;
}

/** A flight's way on the map. */
export interface TrafficTrack {
  callsign: string;
  /** Ends that the portal knows. */
  departure: { icao: string; at: MapPoint } | undefined;
  arrival: { icao: string; at: MapPoint } | undefined;
  /** Great circles from the departure to the aircraft and on to its destination; empty where an end is unknown. */
  flown: MapPoint[];
  toGo: MapPoint[];
}

/** The map with everything on it. */
export interface TrafficScene {
  box: MapBox;
  marks: TrafficMark[];
  tracks: TrafficTrack[];
}
