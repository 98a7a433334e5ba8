import type { Flight } from '@va/domain/timetable/flight.ts';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { FreePlan } from '../bookings/booking-leg.ts';
import type { BookingRow } from '../bookings/booking-rows.ts';
import type { TailRow } from '../fleet/tails.ts';
import type { ProgramKey, ProgramSignIn } from './program-sign-in.ts';

/** A pilot as recorders show one. */
export interface DeskPilot {
  id: string;
  callsign: string;
  name: string;
  email: string | null;
  rank: string;
  rankPosition: number;
  baseIcao: string;
  placeIcao: string;
  timezone: string;
  vatsimCid: number | null;
  ivaoVid: number | null;
  flights: number;
  minutes: number;
  lastReport: string | null;
  /** Number of submitted reports, without discarded ones. */
  reports: number;
  /** Mean vertical speed of the touchdowns, ft/min; null without any. */
  landingFpm: number | null;
}

/** A free flight, with airports as ICAO codes. */
export interface FreeFlight {
  dep: string;
  arr: string;
  tailId: string;
  std: Date;
  plan: FreePlan;
}

/** An event of the airline that pilots may fly. */
export interface AdvertisedEvent {
  title: string;
  /** Paragraphs, separated by a blank line. */
  body: string;
  /** Since when pilots can see it. */
  at: Date;
}

/** An aircraft as recorders show one. */
export type DeskTail = TailRow & {
  placeIcao: string;
  /** Whether it is being flown now. */
  flying: boolean;
  /** Whether it is in the air, by its recorder's last position. */
  airborne: boolean;
};

/**
 * The platform for the protocols of foreign recorders: identity, flights, aircraft, notices and bookings, in the
 * platform's own words and units; each protocol translates.
 */
export interface RecorderDesk {
  airline: Airline;
  numbersOf(ids: readonly string[]): Promise<(id: string) => number>;
  thingOf(number: number): Promise<string | undefined>;
  /** The pilot of a key; null if the key does not exist or may not send flights. */
  identify(key: string, now: Date, userAgent?: string): Promise<PilotActor | null>;
  /** Stores the name of the program that uses a key. */
  tellProgram(actor: PilotActor, program: string): Promise<void>;
  /** Gives a key to a program that signs in with callsign and password; throws the refusal. */
  signIn(given: ProgramSignIn, now: Date): Promise<ProgramKey>;
  /** Renews such a program's key; answers when it expires. */
  renew(actor: PilotActor, now: Date): Promise<Date>;
  /** Counts a request for the rate limit (reads only in memory); throws `demasiadas-peticiones`. */
  count(actor: PilotActor, now: Date, kind?: 'read' | 'write'): Promise<void>;
  pilot(actor: PilotActor): Promise<DeskPilot>;
  /** The company's notices in force, the newest first. */
  notices(actor: PilotActor, now: Date): Promise<CompanyNotice[]>;
  /** Events that are advertised and not over, the newest first. */
  events(now: Date): Promise<AdvertisedEvent[]>;
  tails(): Promise<DeskTail[]>;
  /** Flights in force. */
  flights(now: Date): Promise<readonly Flight[]>;
  bookings(pilotId: string): Promise<BookingRow[]>;
  /** A pilot's booking in any state; null if it is not theirs. */
  booking(pilotId: string, id: string): Promise<BookingRow | null>;
  /** Whether a key has the box «Reservar y anular por ti»; without it the acts below are refused as `sin-permiso`. */
  mayBook(actor: PilotActor): boolean;
  /** Books the next departure of a flight. Idempotent: answers an existing booking of it. */
  book(actor: PilotActor, flightId: string, tailId: string | undefined, now: Date): Promise<BookingRow>;
  /** Books a free flight. Idempotent: answers an existing booking of it. */
  bookFree(actor: PilotActor, wish: FreeFlight, now: Date): Promise<BookingRow>;
  /** Another tail for a booking that has not been begun. */
  changeTail(actor: PilotActor, id: string, tailId: string, now: Date): Promise<BookingRow>;
  cancel(actor: PilotActor, id: string, now: Date): Promise<void>;
}
