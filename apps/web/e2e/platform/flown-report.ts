/** A flight that was flown, sent over the API by the pilot of the page. */
import type { Page } from '@playwright/test';
import { eventsBody, pointsBody } from '@va/domain/flight-simulation/recorder-bodies.ts';
import { simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { actHeaders } from './platform.ts';

const FROM = { icao: 'LEMD', lat: 40.4722, lon: -3.5609, elevationFt: 1998, ends: [] };
const TO = { icao: 'LEBL', lat: 41.2969, lon: 2.0783, elevationFt: 14, ends: [] };
const BATCH = 500;

/**
 * Sends a flight with a hard landing that ended `hoursAgo`, and answers the code of its report.
 * @param onBatch waited for after every batch of points
 */
export async function sendFlownReport(
  page: Page,
  hoursAgo: number,
  onBatch?: () => Promise<void>,
): Promise<string> {
  const plan = {
    from: FROM,
    to: TO,
    divertTo: null,
    icaoType: 'A320',
    wind: { fromDeg: 270, kt: 20 },
    touchdownFpm: 450,
  };
  const length = simulateFlight({ ...plan, startsAt: 0 }).points.at(-1)?.at ?? 0;
  const { points, events } = simulateFlight({
    ...plan,
    startsAt: Date.now() - hoursAgo * 3_600_000 - length,
  });
  const headers = await actHeaders(page);
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(`/plataforma/api/v1${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { code } = await ask('/reports/start', {
    clientFlightId: `e2e-${Date.now()}`,
    client: 'Prueba',
    flight: { depIcao: FROM.icao, arrIcao: TO.icao, icaoType: 'A320' },
    icaoTypeSeen: 'A320',
    lat: FROM.lat,
    lon: FROM.lon,
  });
  const clientNow = new Date().toISOString();
  for (let first = 0; first < points.length; first += BATCH) {
    await ask(`/reports/${code}/points`, {
      clientNow,
      points: pointsBody(points.slice(first, first + BATCH)),
    });
    await onBatch?.();
  }
  await ask(`/reports/${code}/events`, { clientNow, events: eventsBody(events) });
  await ask(`/reports/${code}/submit`, { lastSeq: points.length - 1 });
  return code;
}

/** Sends two flights of one person at one time: the first counts, and somebody has to look at the second. Their codes. */
export async function sendTwoAtOnce(page: Page, hoursAgo: number): Promise<[counts: string, waits: string]> {
  return [await sendFlownReport(page, hoursAgo), await sendFlownReport(page, hoursAgo)];
}
