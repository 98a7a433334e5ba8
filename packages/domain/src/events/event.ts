import type { Refusal } from '../refusal.ts';

/** Events: for some hours, flights from or to certain airports count for their pilot, once each event. */

/** Which end of a flight must be an airport of the event, with the words that people see. */
export const EVENT_ENDS = {
  departure: 'Salidas desde sus aeropuertos',
  arrival: 'Llegadas a sus aeropuertos',
  either: 'Salidas o llegadas en sus aeropuertos',
  both: 'De uno a otro de sus aeropuertos',
} as const;

/** Which end of a flight must be an airport of the event. */
export type EventEnds = keyof typeof EVENT_ENDS;

/** A network on which an event may ask to be online. */
export type EventNetwork = 'vatsim' | 'ivao';

/** Instants are milliseconds since 1970-01-01T00:00Z. */
export interface AirlineEvent {
  id: string;
  name: string;
  /** A flight belongs to it by its off block, both ends included. */
  starts: number;
  ends: number;
  /** The codes that the airline uses. */
  airports: readonly string[];
  countsOn: EventEnds;
  /** Ids of the types that count; none means all. */
  types: readonly string[];
  /** Networks of which the flight must be on one; none means that it may be offline. */
  networks: readonly EventNetwork[];
  /** Codes of the ranks that may sign up; none means all. */
  ranks: readonly string[];
  /** Only pilots who signed up before off block take part. */
  signup: boolean;
  /** Most pilots; null for no limit. */
  capacity: number | null;
  /** Minutes between departures that are given one by one; null without slots. */
  slotMinutes: number | null;
  cancelled: boolean;
}

/** A flight as far as an event asks where, when and with what it was flown. */
export interface EventFlight {
  dep: string;
  arr: string;
  offBlock: number;
  typeId: string;
}

/** Slots of an event, oldest first; none where it has no slots. */
export function slotsOf({ starts, ends, slotMinutes }: AirlineEvent): number[] {
  if (slotMinutes === null || slotMinutes <= 0) return [];
  const step = slotMinutes * 60_000;
  return Array.from({ length: Math.ceil((ends - starts) / step) }, (_, index) => starts + index * step);
}

/** Whether departure or arrival is an airport of the event, as the event demands. */
export function meetsEnds(
  { airports, countsOn }: Pick<AirlineEvent, 'airports' | 'countsOn'>,
  { dep, arr }: Pick<EventFlight, 'dep' | 'arr'>,
): boolean {
  if (dep === arr) return false;
  const [from, to] = [airports.includes(dep), airports.includes(arr)];
  return { departure: from, arrival: to, either: from || to, both: from && to }[countsOn];
}

/** Why a flight does not belong to an event, as a Spanish sentence; null if it does. */
export function strayFrom(event: AirlineEvent, flight: EventFlight): string | null {
  if (event.cancelled) return 'El evento está cancelado.';
  if (flight.offBlock < event.starts || flight.offBlock > event.ends)
    return 'Sale fuera de las horas del evento.';
  if (!meetsEnds(event, flight))
    return `Sus aeropuertos no son los del evento: ${EVENT_ENDS[event.countsOn].toLowerCase()}.`;
  if (event.types.length > 0 && !event.types.includes(flight.typeId))
    return 'El evento se vuela con otro tipo de avión.';
  return null;
}

/** Why a flight can't be booked for an event, or null. */
export function refuseEventFlight(stray: string | null, missing: boolean): Refusal | null {
  if (stray !== null)
    return { code: 'fuera-del-evento', message: stray, wayOut: 'Resérvalo sin el evento, o elige otro.' };
  if (missing)
    return {
      code: 'fuera-del-evento',
      message: 'Este evento pide apuntarse antes de reservar.',
      wayOut: 'Apúntate en su página y repite.',
    };
  return null;
}
