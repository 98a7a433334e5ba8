import type { Goal } from '@va/domain/goals/goal.ts';
import type { Award } from '@va/domain/awards/award.ts';
import type { BookingRules } from '@va/domain/booking/booking.ts';
import type { FocusCampaign } from '@va/domain/focus/focus-campaign.ts';
import type { ObligatoryNotice } from '@va/domain/booking/obligatory-notices.ts';
import type { AircraftDimensions } from '@va/domain/shapes.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import type { TimetableAirport } from '@va/domain/timetable/timetable-input.ts';
import type { TourPlan } from '@va/domain/tour/editions.ts';
import type { BookingReminders } from '@va/schemas/platform/booking.ts';
import type { TimetableContent } from '@va/schemas/platform/timetable-input.ts';

/** An airport of the network, or one that only tours or Focus Airports use. */
export interface Airport extends TimetableAirport {
  iata: string;
  name: string;
  city: string;
  country: string;
  timezone: string;
  /** Whether the timetable may fly there. */
  inNetwork: boolean;
}

/** A notice that pilots must have read, with its text. */
export interface NoticeToRead extends ObligatoryNotice {
  importance: 'Alta' | 'Media' | 'Baja';
  /** Paragraphs, separated by a blank line. */
  body: string;
}

/** Any notice of the company, also one that nobody has to confirm. */
export interface CompanyNotice extends NoticeToRead {
  mustRead: boolean;
  /** Slug of the notice that it replaces; left out if it replaces none. */
  replaces?: string | null;
  /** Visitors read it too; left out where they don't. */
  isPublic?: boolean;
}

/** A tour with its name and description for pilots. */
export interface TourProgramme extends TourPlan {
  description: string;
}

/** The facts of an aircraft type that planning flights needs. */
export interface AircraftType {
  id: string;
  /** Name for people, e.g. `A320-200`. */
  model: string;
  /** ICAO designator. */
  icaoType: string;
  /** Minutes on the ground between two flights. */
  turnaroundMin: number;
  /** Longest leg, NM; null when the airline plans none. */
  rangeNm: number | null;
  /** Seats, and the highest level that it cruises at, ft; left out where the content does not say. */
  seats?: number;
  ceilingFt?: number;
  /** Measures for drawing it; left out if nobody has given them. */
  dimensions?: AircraftDimensions;
}

/** A tail as the content has it, with its place before any flight. */
export interface ContentTail {
  registration: string;
  typeId: string;
  /** ICAO designator of the real aircraft, which may differ from its type's. */
  icaoType: string;
  baseIcao: string;
  /** Whether the portal's fleet page leaves it out. */
  isSubstitute: boolean;
  /** Its name, its livery and the day on which the airline got it, `YYYY-MM-DD`; left out where the content does not say. */
  name?: string;
  livery?: string;
  deliveredOn?: string;
}

/** An id that a tour of the content uses: its own id, or the last part of its page's address. */
export interface TourName {
  tour: string;
  /** The taken one. */
  id: string;
  /** For people. */
  name: string;
}

/** Network, fleet, booking rules and tours, all from `content/`. */
export interface Operations {
  /** Three-letter code of the airline. */
  icaoCode: string;
  /** Airports by ICAO code; both codes of an airport lead to the same object. */
  airports: ReadonlyMap<string, Airport>;
  types: ReadonlyMap<string, AircraftType>;
  tails: readonly ContentTail[];
  /** Input for generating the weekly timetable; null for an airline that brings its own timetable. */
  timetable: TimetableContent | null;
  /** The Focus Airports, in force or not. */
  focus: readonly FocusCampaign[];
  /** The tours whose stages can be booked, with what staff have written of them. */
  tours: readonly TourProgramme[];
  /** The same as the content says them, unchanged. */
  contentTours: readonly TourProgramme[];
  /** Ids and names of all tours of the content, including those that cannot be booked here. */
  tourNames: readonly TourName[];
  /** The notices that pilots must read before booking, in force or not. */
  notices: readonly NoticeToRead[];
  booking: BookingRules;
  reminders: BookingReminders;
  points: PointsRules;
  /** The same as the content says them, unchanged. */
  contentPoints: PointsRules;
  /** Text of the content file with the points rules. */
  pointsText: string;
  /** Awards by rule and by hand, in their order. */
  awards: readonly Award[];
  /** The monthly goals of all pilots together, with staff's changes. */
  goals: readonly Goal[];
  /** The same as the content says them, unchanged. */
  contentGoals: readonly Goal[];
  /** The airline's dispatch page; null if links cannot fill it in. */
  dispatch: { url: string; provider: string } | null;
  /** Where METARs come from, with `{icao}` for the airport; null when the airline shows none. */
  metar: OutsideSource | null;
  /** The same for forecasts (TAF). */
  taf: OutsideSource | null;
  /** Where pilots' last flight plans are, with `{alias}` for the pilot; null when the airline reads none. */
  plans: OutsideSource | null;
  /** Where the public feeds of the networks are; null for one that the airline does not read. */
  feeds: Readonly<Record<Network, string | null>>;
}

/** The address of data that somebody else provides, and the provider's name. */
export interface OutsideSource {
  url: string;
  provider: string;
}

/** The airports that the timetable may fly to. */
export function networkOf({ airports }: Operations): ReadonlyMap<string, Airport> {
  return new Map([...airports].filter(([, { inNetwork }]) => inNetwork));
}
