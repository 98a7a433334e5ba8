import type { Actor, PilotActor } from '#server/api/actor.ts';

/** Whether the caller sees the whole timetable, because they may book; others see only public flights. */
export function seesWholeTimetable(actor: Actor): actor is PilotActor {
  return actor.kind === 'pilot' && actor.capabilities.has('bookings.own');
}
