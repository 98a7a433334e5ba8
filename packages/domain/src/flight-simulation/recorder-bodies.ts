/** Parts of what a recorder sends to the API: instants in ISO 8601. */
import type { FlightEvent } from '../flight-record/flight-event.ts';
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';

/** Points as they are sent. @param skewMs how far the recorder's clock is ahead, ms */
export function pointsBody(points: readonly TelemetryPoint[], skewMs = 0) {
  return points.map((point) => ({ ...point, at: isoAt(point.at + skewMs) }));
}

/** Events as they are sent. @param skewMs how far the recorder's clock is ahead, ms */
export function eventsBody(events: readonly FlightEvent[], skewMs = 0) {
  return events.map(({ id, kind, at, lat, lon, data }) => ({
    id,
    kind,
    at: isoAt(at + skewMs),
    lat,
    lon,
    rateFpm: data.rateFpm,
    g: data.g,
    window: data.window?.map((sample) => ({ ...sample, at: isoAt(sample.at + skewMs) })),
  }));
}

function isoAt(at: number): string {
  return new Date(at).toISOString();
}
