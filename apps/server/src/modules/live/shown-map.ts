/** The live map as its viewers have it, and what is sent to them: the whole of it once, then what has changed. */
import type { Live } from '@va/schemas/api/live.ts';

/** A map as text: each flight's JSON by its id, made once for all viewers. */
export interface ShownMap {
  at: string;
  flights: ReadonlyMap<string, string>;
}

export function shownMap({ at, flights }: Live): ShownMap {
  return { at, flights: new Map(flights.map((flight) => [flight.id, JSON.stringify(flight)])) };
}

/** The message with the whole map: who comes back after a break, to whichever process, has missed nothing. */
export function wholeMap({ at, flights }: ShownMap): string {
  return message('live', at, `"flights":[${[...flights.values()].join(',')}]`);
}

/** The message that turns one map into the next: flights that moved or are new, and ids of those that are gone. */
export function changesBetween(before: ShownMap, { at, flights }: ShownMap): string {
  const moved = [...flights].filter(([id, text]) => before.flights.get(id) !== text);
  const gone = [...before.flights.keys()].filter((id) => !flights.has(id));
  const texts = moved.map(([, text]) => text).join(',');
  return message('moved', at, `"flights":[${texts}],"gone":${JSON.stringify(gone)}`);
}

function message(event: 'live' | 'moved', at: string, fields: string): string {
  return `id: ${at}\nevent: ${event}\ndata: {"at":"${at}",${fields}}\n\n`;
}
