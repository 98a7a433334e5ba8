import type { PilotActor, RequestContext } from '#server/api/actor.ts';

/** Who acts, and by which request. */
export interface By {
  actor: PilotActor;
  context: RequestContext;
}
