import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { DriverKind } from '#server/db/driver.ts';
import { setPassword } from '#server/modules/access/link-service.ts';
import { hashPassword } from '#server/modules/access/passwords.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { type BenchFlight, benchPoint, prepareFlights, sendPoints } from './bench-flights.ts';
import { startBench } from './bench-server.ts';

/** Each flight reports so often, with a point a second. */
const EVERY_MS = 5_000;
const MEASURED_MS = 30_000;
const WARM_MS = 10_000;
/** Viewers that read every message; the others take the same bytes and are counted. */
const READERS = 10;
const PASSWORD = 'una frase para medir';

/** What the live map did. */
export interface LiveFigures {
  kind: DriverKind;
  flights: number;
  viewers: number;
  /** From the request that brought a position to the viewer who has it, ms; the way of the request is part of it. */
  p50: number;
  p95: number;
  positions: number;
  /** Requests that were not answered with a success. */
  failed: number;
  /** Highest memory of the process, MB. */
  memoryMb: number;
  bytesPerViewer: number;
}

/** Lets so many flights report to so many viewers. */
export async function measureLive(
  kind: DriverKind,
  { flights, viewers }: { flights: number; viewers: number },
  progress: (text: string) => void,
): Promise<LiveFigures> {
  const { server, prepared } = await startBench(kind, async (db) => {
    const hash = await hashPassword(PASSWORD);
    const pilot = await db.queries
      .selectFrom('pilot')
      .select('id')
      .where('callsign', '=', 'PRB005')
      .executeTakeFirstOrThrow();
    await setPassword(db.queries, pilot.id, hash, new Date());
    return prepareFlights(db, flights);
  });
  const stop = new AbortController();
  // Every flight and every viewer hears when it is over.
  setMaxListeners(0, stop.signal);
  try {
    const client = new ApiClient(server.origin);
    await client.post('/session', { callsign: 'PRB005', password: PASSWORD });
    const headers = { Cookie: `plataforma-sesion=${client.cookie('plataforma-sesion')}` };
    const seen = {
      sentAt: new Map<string, number>(),
      delays: [] as number[],
      counting: false,
      bytes: 0,
      failed: [] as string[],
    };
    progress(`${viewers} viewers`);
    for (let i = 0; i < viewers; i += 1) {
      const url = `${server.origin}/plataforma/api/v1/live/stream`;
      const response = await fetch(url, { headers, signal: stop.signal });
      if (!response.body) throw new Error('The stream has no body.');
      void watch(response.body, i < READERS, seen).catch(() => {});
    }
    progress(`${flights} flights`);
    const memory: number[] = [];
    const reporting = prepared.map((flight, i) =>
      report(server.origin, flight, { i, flights }, seen, stop.signal),
    );
    await wait(WARM_MS);
    seen.counting = true;
    seen.bytes = 0;
    for (let at = 0; at < MEASURED_MS; at += 2000) {
      await wait(2000);
      memory.push(server.memoryMb());
      progress(
        `${Math.round((at / MEASURED_MS) * 100)} %, ${seen.delays.length} positions seen, ${seen.failed.length} requests failed`,
      );
    }
    seen.counting = false;
    for (const failure of new Set(seen.failed)) progress(failure);
    stop.abort();
    await Promise.all(reporting);
    const sorted = seen.delays.toSorted((a, b) => a - b);
    const part = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
    return {
      kind,
      flights,
      viewers,
      p50: part(0.5),
      p95: part(0.95),
      positions: sorted.length,
      failed: seen.failed.length,
      memoryMb: Math.max(...memory),
      bytesPerViewer: seen.bytes / viewers / (MEASURED_MS / 1000),
    };
  } finally {
    stop.abort();
    await server.stop();
  }
}

interface Seen {
  /** When a position was sent, by its report's code and place; its time the server corrects by the recorder's clock. */
  sentAt: Map<string, number>;
  delays: number[];
  counting: boolean;
  bytes: number;
  /** Requests that brought no position. */
  failed: string[];
}

/** Reports a point a second every five, from a moment of its own on. */
async function report(
  origin: string,
  flight: BenchFlight,
  { i, flights }: { i: number; flights: number },
  seen: Seen,
  stopped: AbortSignal,
): Promise<void> {
  await wait((EVERY_MS * i) / flights);
  for (let turn = 0; !stopped.aborted; turn += 1) {
    const begun = performance.now();
    const now = Date.now();
    const points = [4, 3, 2, 1, 0].map((ago, k) => benchPoint(turn * 5 + k, now - ago * 1000, i));
    const { lat, lon } = benchPoint(turn * 5 + 4, now, i);
    seen.sentAt.set(`${flight.code} ${lat} ${lon}`, begun);
    try {
      await sendPoints(origin, flight, points, stopped);
    } catch (error) {
      if (!stopped.aborted) seen.failed.push(String(error));
    }
    const pause = Math.max(0, EVERY_MS - (performance.now() - begun));
    await wait(pause, undefined, { signal: stopped }).catch(() => {});
  }
}

async function watch(body: ReadableStream<Uint8Array>, reads: boolean, seen: Seen): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    seen.bytes += chunk.byteLength;
    if (!reads) continue;
    text += decoder.decode(chunk, { stream: true });
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    const now = performance.now();
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (data === undefined || !seen.counting || !message.includes('event: moved')) continue;
      const { flights }: { flights: { id: string; lat: number; lon: number }[] } = JSON.parse(data);
      for (const { id, lat, lon } of flights) {
        const sent = seen.sentAt.get(`${id} ${lat} ${lon}`);
        if (sent !== undefined) seen.delays.push(now - sent);
      }
    }
  }
}
