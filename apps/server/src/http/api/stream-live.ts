import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#server/api/actor.ts';
import type { LiveFeed } from '#server/modules/live/live-feed.ts';
import { toProblem } from '#server/api/to-problem.ts';
import { problemResponse } from './problem-response.ts';
import { readSessionCookie } from './session-cookie.ts';

/** The stream of the live map: all flights for pilots, the public form for everybody else. */
export async function streamLive(
  { incoming, outgoing }: HttpBindings,
  feed: LiveFeed,
  { identify, secure }: { identify: (token: string) => Promise<Actor>; secure: boolean },
): Promise<Response> {
  try {
    const token = readSessionCookie(incoming, secure);
    const actor = token === undefined ? undefined : await identify(token);
    const isPilot = actor?.kind === 'pilot' && !actor.pending && actor.capabilities.has('map.all');
    await feed.watch(outgoing, isPilot ? 'pilots' : 'visitors');
    return RESPONSE_ALREADY_SENT;
  } catch (error) {
    return problemResponse(toProblem(error), uuid(), '/');
  }
}
