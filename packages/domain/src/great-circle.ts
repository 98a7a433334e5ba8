/** Distances and tracks on the sphere. Pure. Degrees in and out; north and east positive. */

/** Mean radius of the Earth (IUGG), kilometres. */
export const EARTH_RADIUS_KM = 6371.0088;
/** Kilometres in a nautical mile, by definition. */
export const KM_PER_NM = 1.852;

/** A place: latitude −90 to 90 and longitude −180 to 180, decimal degrees. */
export interface Position {
  lat: number;
  lon: number;
}

/** Great-circle distance in kilometres by the haversine formula; within 0.6 % of the ellipsoid. */
export function distanceKm(from: Position, to: Position): number {
  return EARTH_RADIUS_KM * centralAngle(from, to);
}

/** Great-circle distance in nautical miles. */
export function distanceNm(from: Position, to: Position): number {
  return distanceKm(from, to) / KM_PER_NM;
}

/** Nautical miles in a degree of latitude, rounded up: degrees of longitude have no more. */
const MOST_NM_PER_DEGREE = 60.1;

/**
 * Whether two places are more than some nautical miles apart. Most pairs are near each other, so the difference in
 * degrees usually decides without trigonometry.
 */
export function isFurtherApart(from: Position, to: Position, nm: number): boolean {
  const degreesApart = Math.abs(from.lat - to.lat) + Math.abs(from.lon - to.lon);
  return degreesApart * MOST_NM_PER_DEGREE > nm && distanceNm(from, to) > nm;
}

/** True bearing at the start of the great circle, degrees from 0 up to but not including 360; 0 for equal places. */
export function initialBearing(from: Position, to: Position): number {
  const [lat1, lat2, dLon] = [radians(from.lat), radians(to.lat), radians(to.lon - from.lon)];
  const east = Math.sin(dLon) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLon);
  return (degrees(Math.atan2(east, north)) + 360) % 360;
}

/**
 * The point at a fraction (0 start, 1 end) of the great circle. Between opposite ends of the Earth the way is not
 * defined and any point may come back.
 */
export function intermediatePoint(from: Position, to: Position, fraction: number): Position {
  return alongGreatCircle(from, to)(fraction);
}

/** Points by their fraction of the great circle; what depends on its ends alone is worked out once. */
function alongGreatCircle(from: Position, to: Position): (fraction: number) => Position {
  const angle = centralAngle(from, to);
  if (angle === 0) return () => ({ lat: from.lat, lon: from.lon });
  const [start, end, sine] = [pointOfSphere(from), pointOfSphere(to), Math.sin(angle)];
  return (fraction) => {
    const a = Math.sin((1 - fraction) * angle) / sine;
    const b = Math.sin(fraction * angle) / sine;
    const [x, y, z] = [a * start.x + b * end.x, a * start.y + b * end.y, a * start.z + b * end.z];
    return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lon: degrees(Math.atan2(y, x)) };
  };
}

/** On a sphere of radius 1: x to 0° N 0° E, z to the north pole. */
function pointOfSphere({ lat, lon }: Position) {
  const [north, east] = [radians(lat), radians(lon)];
  const x = Math.cos(north) * Math.cos(east);
  return { x, y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}

/**
 * The point at a distance on a true bearing.
 * @param bearing degrees
 * @param km 0 or more
 */
export function destinationPoint({ lat, lon }: Position, bearing: number, km: number): Position {
  const [lat1, course, angle] = [radians(lat), radians(bearing), km / EARTH_RADIUS_KM];
  const sinLat = Math.sin(lat1) * Math.cos(angle) + Math.cos(lat1) * Math.sin(angle) * Math.cos(course);
  const east = Math.sin(course) * Math.sin(angle) * Math.cos(lat1);
  const dLon = Math.atan2(east, Math.cos(angle) - Math.sin(lat1) * sinLat);
  return { lat: degrees(Math.asin(sinLat)), lon: ((lon + degrees(dLon) + 540) % 360) - 180 };
}

/** Points along the great circle, both ends included; `steps` parts, at least 1. */
export function greatCirclePoints(from: Position, to: Position, steps: number): Position[] {
  const pointAt = alongGreatCircle(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => pointAt(step / steps));
}

function centralAngle(from: Position, to: Position): number {
  const dLat = radians(to.lat - from.lat);
  const dLon = radians(to.lon - from.lon);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

function radians(value: number): number {
  return (value * Math.PI) / 180;
}

function degrees(value: number): number {
  return (value * 180) / Math.PI;
}
