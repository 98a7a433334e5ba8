/** The recorders and viewers of the live bar, in a process of their own: measures how long positions take to viewers. */
import { Agent, get, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchFlight } from './bench-pilots.ts';
import { benchPoint } from './bench-samples.ts';

/** What the load is made of. */
export interface LiveLoad {
  /** The server that recorders report to, and the one that viewers look at; mostly the same. */
  reportTo: string;
  viewAt: string;
  cookie: string;
  flights: BenchFlight[];
  viewers: number;
}

/** What was seen since counting began. */
export interface LiveLoadFigures {
  /** Milliseconds from the request that brought a position to a viewer who has it. */
  delays: number[];
  /** Requests that brought no position, each kind of failure once. */
  failures: string[];
  failed: number;
  bytes: number;
}

/** Each flight reports so often, with a point a second. */
const EVERY_MS = 5_000;
/** Viewers that read every message; the others take the same bytes and are counted. */
const READERS = 10;

/** When a position was sent, by its report's code and longitude, which is another each time. */
const sentAt = new Map<string, number>();
const agent = new Agent({ keepAlive: true });
let counting: LiveLoadFigures | undefined;

process.on('message', (message: LiveLoad | 'count' | 'tell') => {
  if (message === 'count') counting = { delays: [], failures: [], failed: 0, bytes: 0 };
  else if (message === 'tell') process.send?.(counting);
  else void begin(message);
});

async function begin({ reportTo, viewAt, cookie, flights, viewers }: LiveLoad): Promise<void> {
  await Promise.all(Array.from({ length: viewers }, (_, i) => watch(viewAt, cookie, i < READERS)));
  for (const [i, flight] of flights.entries()) void report(reportTo, flight, { i, flights: flights.length });
  process.send?.('running');
}

/** Reports a point a second every five, from a moment of its own on. */
async function report(origin: string, flight: BenchFlight, { i, flights }: { i: number; flights: number }) {
  await wait((EVERY_MS * i) / flights);
  for (let turn = 0; ; turn += 1) {
    const begun = performance.now();
    const now = Date.now();
    const points = [4, 3, 2, 1, 0].map((ago, k) => benchPoint(turn * 5 + k, now - ago * 1000, i));
    const { lon } = benchPoint(turn * 5 + 4, now, i);
    sentAt.set(`${flight.code} ${lon}`, begun);
    const failure = await post(
      origin,
      flight,
      JSON.stringify({ clientNow: new Date().toISOString(), points }),
    );
    if (failure !== null && counting) {
      counting.failed += 1;
      if (!counting.failures.includes(failure)) counting.failures.push(failure);
    }
    await wait(Math.max(0, EVERY_MS - (performance.now() - begun)));
  }
}

/** Sends a body; answers what was said against it. */
function post(origin: string, { code, secret }: BenchFlight, body: string): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Authorization: `Bearer ${secret}`,
    };
    const sent = request(
      `${origin}/plataforma/api/v1/reports/${code}/points`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200 ? null : String(response.statusCode)));
      },
    );
    sent.on('error', ({ message }) => resolve(message));
    sent.end(body);
  });
}

/** Opens a stream; comes back when it has begun. */
function watch(origin: string, cookie: string, reads: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { headers: { Cookie: cookie }, agent: false } as const;
    const asked = get(`${origin}/plataforma/api/v1/live/stream`, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        if (counting) counting.bytes += chunk.byteLength;
        if (!reads) return;
        text += chunk.toString('latin1');
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) readMessage(message);
      });
      resolve();
    });
    asked.on('error', reject);
  });
}

function readMessage(message: string): void {
  const data = /^data: (.*)$/m.exec(message)?.[1];
  if (data === undefined || !counting || !message.includes('event: moved')) return;
  const now = performance.now();
  const { flights }: { flights: { id: string; lon?: number }[] } = JSON.parse(data);
  for (const { id, lon } of flights) {
    const sent = sentAt.get(`${id} ${lon}`);
    if (sent !== undefined) counting.delays.push(now - sent);
  }
}
