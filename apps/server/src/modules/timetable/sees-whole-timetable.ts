import type { Actor, PilotActor } from '#server/api/actor.ts';

/** Whether somebody sees the whole timetable, as who may book does; everybody else its public flights. */
export function seesWholeTimetable(actor: Actor): actor is PilotActor {
  return actor.kind === 'pilot' && actor.capabilities.has('bookings.own');
}
