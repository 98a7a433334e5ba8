import type { Actor } from '#server/api/actor.ts';
import type { EventReader } from './event-row.ts';

/** The kind of reader that a caller is for events. */
export function readerOf(actor: Actor): EventReader {
  if (actor.kind !== 'pilot') return 'visitor';
  if (actor.capabilities.has('tours.write')) return 'staff';
  return actor.capabilities.has('map.all') ? 'pilot' : 'visitor';
}
