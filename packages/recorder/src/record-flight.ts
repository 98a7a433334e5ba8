import { eventsBody, pointsBody } from '@va/domain/flight-simulation/recorder-bodies.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { Ask } from './api.ts';

/** How a flight is sent. */
export interface Recording {
  flight: SimulatedFlight;
  /** Times as fast as the points were recorded. */
  speed: number;
  /** Minutes in the middle of the flight in which nothing can be sent. */
  lostLineMin: number;
  ask: Ask;
  now(): number;
  wait(ms: number): Promise<unknown>;
  /** Hears how far the flight is, 0 to 1, and whether the line is lost. */
  progress(part: number, lost: boolean): void;
}

/** The recorder sends what it has this often. */
const EVERY_MS = 5000;
const MOST = 500;

/** Sends the points of a flight as they are recorded, then its events; what could not be sent is sent later. */
export async function recordFlight(code: string, recording: Recording): Promise<void> {
  const { flight, speed, lostLineMin, ask, now, wait, progress } = recording;
  const { points, events } = flight;
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? 0;
  const began = now();
  const middle = first + (last - first) / 2;
  let sent = 0;
  while (sent < points.length) {
    const at = first + (now() - began) * speed;
    const lost = Math.abs(at - middle) < lostLineMin * 30_000;
    const ready = at >= last ? points.length : points.findIndex((point) => point.at > at);
    while (!lost && sent < ready) {
      const part = points.slice(sent, Math.min(ready, sent + MOST));
      await ask('POST', `/reports/${code}/points`, {
        clientNow: new Date(now()).toISOString(),
        points: pointsBody(part),
      });
      sent += part.length;
    }
    progress(sent / points.length, lost);
    if (sent < points.length) await wait(EVERY_MS);
  }
  await ask('POST', `/reports/${code}/events`, {
    clientNow: new Date(now()).toISOString(),
    events: eventsBody(events),
  });
}
