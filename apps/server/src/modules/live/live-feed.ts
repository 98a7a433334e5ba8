import type { ServerResponse } from 'node:http';
import type { LiveChanges } from '@va/contract/flights/live-changes.ts';
import type { Live, LiveFlight } from '@va/contract/flights/live.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/kernel/airline/airline.ts';
import { LIVE_CHANNEL, type PublicForm, readLive, readPublicLive } from './read-live.ts';

/** The two forms of the map. */
const FORMS = ['pilots', 'visitors'] as const;
export type LiveForm = (typeof FORMS)[number];

/** The live map, and the streams to its viewers through this process. */
export interface LiveFeed {
  pilots(now: Date): Promise<Live>;
  visitors(now: Date): Promise<Live>;
  /** Sends a viewer the whole map, then its changes, until the viewer disconnects or `mayStay` answers false. */
  watch(response: ServerResponse, form: LiveForm, mayStay?: () => Promise<boolean>): Promise<void>;
  /** Ends every stream. */
  close(): Promise<void>;
}

/** Shortest time between two reads of the map, ms: of a thousand flights, two hundred move each second. */
const EVERY_CHANGE_MS = 400;
/** Longest time between two messages, ms: also without changes, so that ages go on and proxies keep the stream open. */
const EVERY_MS = 15_000;
/** Bytes that may wait for a slow viewer; beyond that its stream is closed, and its browser reconnects. */
const MOST_WAITING_BYTES = 4_000_000;

/** How often each viewer's right to the stream is checked, ms: a sign-in may end while the stream is open. */
const ASK_EVERY_MS = 60_000;

/** A viewer's check, and when it last succeeded, ms. */
interface Watching {
  mayStay: () => Promise<boolean>;
  known: number;
}

/** A map with each flight by its id. */
interface ShownMap {
  at: string;
  flights: ReadonlyMap<string, LiveFlight>;
}

/** The viewers of one form of the map, and the map that they have. */
interface Audience {
  viewers: Map<ServerResponse, Watching>;
  shown: ShownMap | undefined;
  /** The map's first read, which concurrent first viewers share. */
  first: Promise<void> | undefined;
}

/** Makes the feed. It begins to listen to other processes with the first viewer. */
export function liveFeed(
  db: Database,
  form: PublicForm,
  clock: Clock,
  failed: (error: unknown) => void,
): LiveFeed {
  const audiences: Record<LiveForm, Audience> = {
    pilots: { viewers: new Map(), shown: undefined, first: undefined },
    visitors: { viewers: new Map(), shown: undefined, first: undefined },
  };
  const read: Record<LiveForm, (now: Date) => Promise<Live>> = {
    pilots: (now) => readLive(db.queries, form, now),
    visitors: (now) => readPublicLive(db.queries, form, now),
  };
  let due: NodeJS.Timeout | undefined;
  let sending = false;
  let again = false;
  let lastSent = Number.NEGATIVE_INFINITY;
  let steady: NodeJS.Timeout | undefined;
  let listening: Promise<() => Promise<void>> | undefined;

  const sendTo = async (name: LiveForm) => {
    const audience = audiences[name];
    if (audience.viewers.size === 0 || !audience.shown) return;
    const next = shownMap(await read[name](clock()));
    // No await from here on: a viewer who joined meanwhile has the map in `shown`, and gets the changes from that.
    const text = Buffer.from(changesBetween(audience.shown, next));
    audience.shown = next;
    for (const viewer of audience.viewers.keys())
      if (viewer.writableLength < MOST_WAITING_BYTES) viewer.write(text);
      else viewer.destroy();
  };
  /** Checks all viewers; never awaited, so that it does not delay sending. */
  const dismissAll = async () => {
    const now = clock().getTime();
    for (const [viewer, watching] of audiences.pilots.viewers) {
      if (now - watching.known < ASK_EVERY_MS) continue;
      watching.known = now;
      if (!(await watching.mayStay())) viewer.end();
    }
  };
  const sendAll = async () => {
    sending = true;
    due = undefined;
    try {
      for (const name of FORMS) await sendTo(name);
    } catch (error) {
      failed(error);
    }
    sending = false;
    lastSent = performance.now();
    dismissAll().catch(failed);
    if (again) changed();
  };
  const changed = () => {
    // Only one read at a time: an older one must not overtake a newer.
    again = sending;
    if (sending) return;
    due ??= setTimeout(() => void sendAll(), Math.max(0, lastSent + EVERY_CHANGE_MS - performance.now()));
  };
  return {
    pilots: read.pilots,
    visitors: read.visitors,
    async watch(response, name, mayStay = async () => true) {
      const audience = audiences[name];
      listening ??= db.listen(LIVE_CHANNEL, changed);
      await listening;
      // Read the map before opening the stream, so that a failure can still be answered with a status.
      audience.first ??= read[name](clock()).then((live) => {
        audience.shown = shownMap(live);
      });
      try {
        await audience.first;
      } catch (error) {
        audience.first = undefined;
        throw error;
      }
      const { shown } = audience;
      if (!shown) throw new Error('The map was not read.');
      steady ??= setInterval(changed, EVERY_MS).unref();
      audience.viewers.set(response, { mayStay, known: clock().getTime() });
      response.on('close', () => {
        audience.viewers.delete(response);
        if (audience.viewers.size === 0) audience.first = undefined;
      });
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
        'X-Content-Type-Options': 'nosniff',
        ...(name === 'visitors' && { 'Access-Control-Allow-Origin': '*' }),
      });
      response.write(`retry: 3000\n${wholeMap(shown)}`);
    },
    async close() {
      clearTimeout(due);
      clearInterval(steady);
      for (const name of FORMS) for (const viewer of audiences[name].viewers.keys()) viewer.end();
      await (
        await listening
      )?.();
    },
  };
}

/** The live map as its viewers have it, and what is sent to them: the whole of it once, then what has changed. */

/** The map as it was read, by id of its flights. */
export function shownMap({ at, flights }: Live): ShownMap {
  return { at, flights: new Map(flights.map((flight) => [flight.id, flight])) };
}

/** The message with the whole map, the first of each stream: so a reconnected viewer has missed nothing. */
export function wholeMap({ at, flights }: ShownMap): string {
  return message('live', { at, flights: [...flights.values()] });
}

/** The message that turns one map into the next: new flights, what others have changed, and ids of those that are gone. */
export function changesBetween(before: ShownMap, { at, flights }: ShownMap): string {
  const moved = [...flights].flatMap(([id, flight]) => changesOf(before.flights.get(id), flight));
  const gone = [...before.flights.keys()].filter((id) => !flights.has(id));
  return message('moved', { at, flights: moved, gone });
}

/** A flight's changed fields with its id, in a list; an empty list without changes. */
function changesOf(before: LiveFlight | undefined, flight: LiveFlight): LiveChanges['flights'] {
  if (before === undefined) return [flight];
  const changed = Object.entries(flight).filter(([name, value]) => Reflect.get(before, name) !== value);
  return changed.length === 0 ? [] : [{ id: flight.id, ...Object.fromEntries(changed) }];
}

function message(event: 'live' | 'moved', data: Live | LiveChanges): string {
  return `id: ${data.at}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
