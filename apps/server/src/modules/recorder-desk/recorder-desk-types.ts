import type { Flight } from '@va/domain/timetable/flight.ts';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { FreePlan } from '../bookings/booking-leg.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
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
  /** Reports that were sent in and not thrown away. */
  reports: number;
  /** Mean vertical speed of the touchdowns, ft/min; null without any. */
  landingFpm: number | null;
}

/** A flight in no timetable; a place is an ICAO code. */
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
  /** Since when pilots see it. */
  at: Date;
}

/** An aircraft as recorders show one. */
export type DeskTail = TailRow & {
  placeIcao: string;
  /** Somebody flies it now. */
  flying: boolean;
  /** And it is off the ground by what its recorder last told. */
  airborne: boolean;
};

/**
 * What the protocols of foreign recorders are made of: who asks, what there is to fly, and bookings. It speaks the
 * platform's own words and units; each protocol translates.
 */
export interface RecorderDesk {
  airline: Airline;
  numbersOf(ids: readonly string[]): Promise<(id: string) => number>;
  thingOf(number: number): Promise<string | undefined>;
  /** Who a key stands for; null for one that does not exist or may not send flights. */
  identify(key: string, now: Date, userAgent?: string): Promise<PilotActor | null>;
  /** Keeps which program flies with a key, as it calls itself. */
  tellProgram(actor: PilotActor, program: string): Promise<void>;
  /** A key for a program that knows callsign and password only; throws the reason why not. */
  signIn(given: ProgramSignIn, now: Date): Promise<ProgramKey>;
  /** Lets the key of such a program be good for longer; answers until when. */
  renew(actor: PilotActor, now: Date): Promise<Date>;
  /** Counts a request, a read in memory; throws `demasiadas-peticiones`. */
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
  /** A booking, whatever its state; null for none of the pilot's. */
  booking(pilotId: string, id: string): Promise<BookingRow | null>;
  /** Whether a key has the box «Reservar y anular por ti»; without it the acts below are refused as `sin-permiso`. */
  mayBook(actor: PilotActor): boolean;
  /** Books the next departure of a flight; booked already: that booking. */
  book(actor: PilotActor, flightId: string, tailId: string | undefined, now: Date): Promise<BookingRow>;
  /** Books a flight that is in no timetable; booked already: that booking. */
  bookFree(actor: PilotActor, wish: FreeFlight, now: Date): Promise<BookingRow>;
  /** Another tail for a booking that has not been begun. */
  changeTail(actor: PilotActor, id: string, tailId: string, now: Date): Promise<BookingRow>;
  cancel(actor: PilotActor, id: string, now: Date): Promise<void>;
}
