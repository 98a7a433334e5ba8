/** The live map as its viewers have it, and what is sent to them: the whole of it once, then what has changed. */
import type { Live, LiveFlight } from '@va/contract/flights/live.ts';
import type { LiveChanges } from '@va/contract/flights/live-changes.ts';

/** A map with each flight by its id. */
export interface ShownMap {
  at: string;
  flights: ReadonlyMap<string, LiveFlight>;
}

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
