import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#server/api/actor.ts';
import { Problem, toProblem } from '#server/api/problem.ts';
import type { LiveFeed } from '#server/modules/live/live-feed.ts';
import { problemResponse } from './problem-response.ts';
import { type OriginOptions, addressHash } from './request-origin.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Options of the live streams. */
export interface StreamOptions {
  feed: LiveFeed;
  identify: (token: string) => Promise<Actor>;
  secure: boolean;
  origin: OriginOptions;
  /** Streams of one pilot, or of one address of visitors, in this process. */
  most: number;
}

/** The streams of the live map: all flights for pilots, the public form for everybody else. */
export function liveStreams(options: StreamOptions): (request: HttpBindings) => Promise<Response> {
  const { feed, identify, secure, origin, most } = options;
  /**
   * Number of open streams by watcher. A stream stays open for long, so a limit keeps one caller from opening them all.
   */
  const open = new Map<string, number>();
  const add = (who: string, by: 1 | -1) => {
    const count = (open.get(who) ?? 0) + by;
    if (count > 0) open.set(who, count);
    else open.delete(who);
  };
  return async ({ incoming, outgoing }) => {
    try {
      const token = readSessionCookie(incoming, secure);
      const pilotOf = async () => {
        const actor = token === undefined ? undefined : await identify(token);
        if (actor?.kind !== 'pilot' || actor.pending || !actor.capabilities.has('map.all')) return undefined;
        return actor.pilotId;
      };
      const pilot = await pilotOf();
      const who = pilot ?? addressHash(incoming, origin).toString('hex');
      if ((open.get(who) ?? 0) >= most) throw new Problem('demasiadas-peticiones', { retryAfter: 60 });
      add(who, 1);
      outgoing.once('close', () => add(who, -1));
      if (pilot === undefined) await feed.watch(outgoing, 'visitors');
      else await feed.watch(outgoing, 'pilots', async () => (await pilotOf()) === pilot);
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      return problemResponse(toProblem(error), uuid(), '/');
    }
  };
}
