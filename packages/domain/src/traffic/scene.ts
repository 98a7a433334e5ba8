/** Where everything on the traffic map stands. Units of the drawing before the squeeze. Pure. */
import { boxAround, type MapBox } from '../drawings/map-box.ts';
import { gather, project, TURN, type MapPoint } from '../drawings/projection.ts';
import { greatCircle } from '../drawings/great-circle-path.ts';
import type { Position } from '../great-circle.ts';
import type { Flight } from './flight.ts';
import type { FlightProgress } from './progress.ts';
import { TRAFFIC_ASPECT } from './aspect.ts';
import type { TrafficMark, TrafficScene, TrafficTrack } from './traffic-scene.ts';

/** Least width of the map in degrees of latitude: of all flights together, of one. */
const LEAST_DEGREES = 36;

const LEAST_DEGREES_OF_ONE = 8;

/** How far the line ahead of an aircraft reaches: where it will be in so many minutes on its present heading. */
const AHEAD_MIN = 10;

/** Latitude beyond which the line ahead is left out, degrees: near a pole a heading means nothing on a flat map. */
const FARTHEST_AHEAD_LAT = 80;

/** A flight to draw, with its known ends. */
export interface SceneFlight {
  flight: Pick<Flight, 'callsign' | 'lat' | 'lon' | 'heading' | 'groundSpeedKt'>;
  progress: Pick<FlightProgress, 'departure' | 'arrival'>;
  grounded: boolean;
}

/**
 * The scene of some flights. Longitudes are moved by whole turns, so that flights on both sides of the antimeridian stand
 * side by side and no track jumps across the map.
 * @param selected callsign of the flight to show alone; the map then holds its whole way
 */
export function trafficScene(flights: readonly SceneFlight[], selected?: string): TrafficScene | undefined {
  const gathered = gather(flights.map(({ flight: { lat, lon } }) => ({ lat, lon })));
  const marks: TrafficMark[] = [];
  const tracks: TrafficTrack[] = [];
  flights.forEach((entry, i) => {
    const position = gathered[i];
    if (!position) return;
    marks.push(markOf(entry, position));
    tracks.push(trackOf(entry, position));
  });
  const shown = tracks.filter(({ callsign }) => selected === undefined || callsign === selected);
  const points = [
    ...marks.filter(({ callsign }) => selected === undefined || callsign === selected).map(({ at }) => at),
    ...shown.flatMap(({ flown, toGo }) => [...flown, ...toGo]),
  ];
  if (points.length === 0) return undefined;
  const leastDegrees = selected === undefined ? LEAST_DEGREES : LEAST_DEGREES_OF_ONE;
  // The map of one flight has figures in its corners.
  const margin = selected === undefined ? 0.12 : 0.22;
  const box = boxAround(points, { margin, aspect: TRAFFIC_ASPECT, leastDegrees });
  return { box, marks: marks.map((mark) => intoBox(mark, box)), tracks };
}

function markOf({ flight, grounded }: SceneFlight, position: Position): TrafficMark {
  return {
    callsign: flight.callsign,
    at: project(position),
    ahead: grounded ? undefined : aheadOf(position, flight.heading, flight.groundSpeedKt),
  };
}

function aheadOf({ lat, lon }: Position, heading: number, speedKt: number): MapPoint | undefined {
  if (Math.abs(lat) > FARTHEST_AHEAD_LAT) return undefined;
  const degrees = (speedKt * AHEAD_MIN) / 60 / 60;
  const angle = (heading * Math.PI) / 180;
  return project({
    lat: lat + degrees * Math.cos(angle),
    lon: lon + (degrees * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180),
  });
}

function trackOf(
  { flight, progress: { departure, arrival } }: SceneFlight,
  position: Position,
): TrafficTrack {
  // From the aircraft outwards, so that both parts meet at it.
  const flown = departure ? greatCircle(position, departure).toReversed() : [];
  const toGo = arrival ? greatCircle(position, arrival) : [];
  const [from, to] = [flown[0], toGo.at(-1)];
  return {
    callsign: flight.callsign,
    departure: departure && from && { icao: departure.icao, at: from },
    arrival: arrival && to && { icao: arrival.icao, at: to },
    flown,
    toGo,
  };
}

/** A mark a turn away from the box is shown in it, where the box reaches across the antimeridian. */
function intoBox(mark: TrafficMark, { x, width }: MapBox): TrafficMark {
  const shift = mark.at.x < x ? TURN : mark.at.x > x + width ? -TURN : 0;
  const moved = mark.at.x + shift;
  if (shift === 0 || moved < x || moved > x + width) return mark;
  const by = ({ x: from, y }: MapPoint): MapPoint => ({ x: from + shift, y });
  return { ...mark, at: by(mark.at), ahead: mark.ahead && by(mark.ahead) };
}
