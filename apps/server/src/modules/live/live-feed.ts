import type { ServerResponse } from 'node:http';
import type { Live } from '@va/contract/flights/live.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/kernel/airline/airline.ts';
import { LIVE_CHANNEL } from './live-flights.ts';
import { type PublicForm, readLive, readPublicLive } from './read-live.ts';
import { changesBetween, type ShownMap, shownMap, wholeMap } from './shown-map.ts';

/** The two forms of the map. */
const FORMS = ['pilots', 'visitors'] as const;
export type LiveForm = (typeof FORMS)[number];

/** Flights now, and everybody who watches them through this process. */
export interface LiveFeed {
  pilots(now: Date): Promise<Live>;
  visitors(now: Date): Promise<Live>;
  /** Sends the whole map at once and what changes from then on, until the viewer is gone or may not stay. */
  watch(response: ServerResponse, form: LiveForm, mayStay?: () => Promise<boolean>): Promise<void>;
  /** Ends every stream. */
  close(): Promise<void>;
}

/** Between one reading and the next at least: of a thousand flights two hundred move every second, and are sent together. */
const EVERY_CHANGE_MS = 400;
/** Without changes a line is sent all the same: ages go on, and proxies keep it open. */
const EVERY_MS = 15_000;
/** A viewer who does not take what is sent is let go; its browser comes back by itself. */
const MOST_WAITING_BYTES = 4_000_000;

/** How often it is asked whether a viewer may still see what they see: a sign-in ends while its stream is open. */
const ASK_EVERY_MS = 60_000;

/** Whether a viewer may stay, and when that was last known, ms. */
interface Watching {
  mayStay: () => Promise<boolean>;
  known: number;
}

/** What the viewers of one form have on their screens. */
interface Audience {
  viewers: Map<ServerResponse, Watching>;
  shown: ShownMap | undefined;
  /** Reading the map for the first viewer; the others wait for the same. */
  first: Promise<void> | undefined;
}

/** Makes the feed; it listens to the other processes from the first viewer on. */
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
    // Nothing is awaited from here on: who joined meanwhile has what `shown` says, and gets the difference to it.
    const text = Buffer.from(changesBetween(audience.shown, next));
    audience.shown = next;
    for (const viewer of audience.viewers.keys())
      if (viewer.writableLength < MOST_WAITING_BYTES) viewer.write(text);
      else viewer.destroy();
  };
  /** Not awaited, so that sending is never held up. */
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
    // One reading at a time: an older one must not overtake a newer.
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
      // The map is read before the stream opens, so that a failure is answered with a status.
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
