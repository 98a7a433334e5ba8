import type { PilotActor, RequestContext } from '#server/api/actor.ts';

/** The actor of an act, and the request's context. */
export interface By {
  actor: PilotActor;
  context: RequestContext;
}
