import type { ServerResponse } from 'node:http';
import type { Live } from '@va/schemas/api/live.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';
import { LIVE_CHANNEL } from './live-flights.ts';
import type { PublicForm } from './read-live.ts';
import { readLive, readPublicLive } from './read-live.ts';

/** The two forms of the map. */
export type LiveForm = 'pilots' | 'visitors';

/** Flights now, and everybody who watches them through this process. */
export interface LiveFeed {
  pilots(now: Date): Promise<Live>;
  visitors(now: Date): Promise<Live>;
  /** Sends the map at once and again whenever it changes, until the viewer is gone. */
  watch(response: ServerResponse, form: LiveForm): Promise<void>;
  /** Ends every stream. */
  close(): Promise<void>;
}

/** Changes within this time are sent together: a thousand flights move five times a second. */
const GATHER_MS = 500;
/** Without changes, what is kept is sent again: ages go on, and proxies keep the line open. */
const EVERY_MS = 15_000;
/** A viewer who does not take what is sent is let go; its browser comes back by itself. */
const MOST_WAITING_BYTES = 4_000_000;

/** Makes the feed; it listens to the other processes from the first viewer on. */
export function liveFeed(
  db: Database,
  form: PublicForm,
  clock: Clock,
  failed: (error: unknown) => void,
): LiveFeed {
  const viewers: Record<LiveForm, Set<ServerResponse>> = { pilots: new Set(), visitors: new Set() };
  const read: Record<LiveForm, (now: Date) => Promise<Live>> = {
    pilots: (now) => readLive(db.queries, now),
    visitors: (now) => readPublicLive(db.queries, form, now),
  };
  let due: NodeJS.Timeout | undefined;
  let steady: NodeJS.Timeout | undefined;
  let listening: Promise<() => Promise<void>> | undefined;

  const sendAll = async () => {
    due = undefined;
    try {
      for (const name of ['pilots', 'visitors'] as const) {
        if (viewers[name].size === 0) continue;
        const text = message(await read[name](clock()));
        for (const viewer of viewers[name])
          if (viewer.writableLength < MOST_WAITING_BYTES) viewer.write(text);
          else viewer.destroy();
      }
    } catch (error) {
      failed(error);
    }
  };
  const changed = () => {
    due ??= setTimeout(() => void sendAll(), GATHER_MS);
  };
  return {
    pilots: read.pilots,
    visitors: read.visitors,
    async watch(response, name) {
      // Read first: who can't be answered gets a status and no stream.
      const first = message(await read[name](clock()));
      listening ??= db.listen(LIVE_CHANNEL, changed);
      await listening;
      steady ??= setInterval(changed, EVERY_MS).unref();
      viewers[name].add(response);
      response.on('close', () => viewers[name].delete(response));
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
        'X-Content-Type-Options': 'nosniff',
        ...(name === 'visitors' && { 'Access-Control-Allow-Origin': '*' }),
      });
      response.write(`retry: 3000\n${first}`);
    },
    async close() {
      clearTimeout(due);
      clearInterval(steady);
      for (const set of Object.values(viewers)) for (const viewer of set) viewer.end();
      await (
        await listening
      )?.();
    },
  };
}

/** The whole map in one message: who comes back after a break has missed nothing. */
function message(live: Live): string {
  return `id: ${live.at}\nevent: live\ndata: ${JSON.stringify(live)}\n\n`;
}
