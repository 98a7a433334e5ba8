/**
 * Title of a booked flight: its number or, without one, its purpose. Lists, messages, calendars and programs all use
 * it.
 */
import type { FlightKind } from '../timetable/flight.ts';

/** A flight as far as its name depends on it. What is not known is left out. */
export interface NamedFlight {
  /** 1 to 9999, without the airline's code; null where no timetable has it. */
  number: number | null;
  kind?: FlightKind | undefined;
  /** City, or code, where it ends. */
  to?: string | undefined;
  /** The stage that it is booked as: name of the tour, number of the stage, and how many the tour has. */
  stage?: { name: string; n: number; of?: number | undefined } | null | undefined;
  /** The event that it is booked for. */
  event?: { name: string } | null | undefined;
}

/** Purpose of a flight, e.g. `Vuelta al norte · etapa 1 de 9`; null for a flight of the line and for a free one. */
export function flightPurpose({ kind, to, stage, event }: NamedFlight): string | null {
  if (stage) {
    // A stage was withdrawn after the booking, so its number exceeds the total: «9 de 8» would make no sense.
    const of = stage.of !== undefined && stage.n <= stage.of ? ` de ${stage.of}` : '';
    return `${stage.name} · etapa ${stage.n}${of}`;
  }
  if (event) return event.name;
  const end = to === undefined ? '' : ` a ${to}`;
  if (kind === 'continuation') return `Continuación${end}`;
  if (kind === 'positioning') return `Ferry${end}`;
  return kind === 'training' ? 'Vuelo de entrenamiento' : null;
}

/**
 * Title of a booking: `ABC 103`, or its purpose for a flight without a number.
 * @param airline three-letter code; undefined gives the bare number
 */
export function bookingTitle(flight: NamedFlight, airline: string | undefined): string {
  if (flight.number !== null) return [airline, flight.number].filter((part) => part !== undefined).join(' ');
  return flightPurpose(flight) ?? 'Vuelo libre';
}

/**
 * A flight from a diversion airport continues the diverted one if it starts within this time, hours: so long its
 * passengers wait.
 */
export const CONTINUED_WITHIN_HOURS = 48;
