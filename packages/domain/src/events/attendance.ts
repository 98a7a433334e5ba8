/** Finds who took part in an event. Worked out from the reports each time, never stored. */
import { monthOf } from '../months.ts';
import type { Posting } from '../points/ledger.ts';
import { type AirlineEvent, type EventFlight, strayFrom } from './event.ts';

/** A flight that was sent in. */
export interface FlownForEvent extends EventFlight {
  reportId: string;
  /** Decision in force; `pending` if there is none yet. */
  decision: 'pending' | 'accepted' | 'rejected' | 'voided';
  source: 'acars' | 'manual' | 'second_pilot' | 'import';
  outcome: 'valid' | 'below_minimum' | 'emergency' | 'training' | 'cheating' | 'not_counted';
  network: 'vatsim' | 'ivao' | null;
  /** Part of the block on that network with a linked id, 0 to 1. */
  onlineShare: number | null;
}

/** Whether a flight takes part in an event, and if not, why. */
export type Attendance =
  | { state: 'counts' }
  | { state: 'pending' }
  /** `reason` is a Spanish sentence. */
  | { state: 'no'; reason: string };

/** Conditions besides the event's own. */
export interface AttendanceGiven {
  /** When the pilot signed up, milliseconds since 1970-01-01T00:00Z; null without a sign-up. */
  signedAt: number | null;
  /** Least part of the block online, 0 to 1. */
  share: number;
}

const no = (reason: string): Attendance => ({ state: 'no', reason });

/** Whether a flight is taking part, once decided or not yet. */
export function attendanceOf(
  event: AirlineEvent,
  flight: FlownForEvent,
  { signedAt, share }: AttendanceGiven,
): Attendance {
  const stray = strayFrom(event, flight);
  if (stray !== null) return no(stray);
  if (event.signup && (signedAt === null || signedAt > flight.offBlock))
    return no('No te habías apuntado antes de salir.');
  if (flight.source !== 'acars') return no('Sólo cuentan los vuelos grabados con ACARS.');
  if (flight.decision === 'pending') return { state: 'pending' };
  if (flight.decision === 'rejected') return no('El informe fue rechazado.');
  if (flight.decision === 'voided') return no('El informe fue anulado.');
  if (flight.outcome !== 'valid') return no('El vuelo no es válido.');
  const { networks } = event;
  if (networks.length > 0) {
    const onOne = flight.network !== null && networks.includes(flight.network);
    if (!onOne || (flight.onlineShare ?? 0) < share)
      return no(`Había que volarlo entero en ${networks.map((name) => name.toUpperCase()).join(' o ')}.`);
  }
  return { state: 'counts' };
}

/** The points in force that an event gave a pilot. */
export interface EventEntry {
  reportId: string | null;
}

/** Changes that make a pilot's points for an event match the flights. */
export interface EventSettlement {
  takeBack: boolean;
  post: (Posting & { reason: 'event'; reportId: string }) | null;
}

/**
 * Makes a pilot's points for an event match the flights. A posting stays while its flight counts; if it no longer does,
 * the earliest flight that counts replaces it.
 * @param flights of the pilot around the event, in any order
 * @param entry the pilot's posting in force for the event
 */
export function settleEvent(
  event: AirlineEvent,
  flights: readonly FlownForEvent[],
  entry: EventEntry | null,
  { points, ...given }: AttendanceGiven & { points: number },
): EventSettlement {
  const counting = flights
    .filter((flight) => attendanceOf(event, flight, given).state === 'counts')
    .toSorted((a, b) => a.offBlock - b.offBlock || a.reportId.localeCompare(b.reportId));
  if (entry !== null && counting.some(({ reportId }) => reportId === entry.reportId))
    return { takeBack: false, post: null };
  const [first] = counting;
  return {
    takeBack: entry !== null,
    post: first
      ? {
          reason: 'event',
          nominal: points,
          subject: event.id,
          period: monthOf(first.offBlock),
          reportId: first.reportId,
        }
      : null,
  };
}
