import type { Goal } from '@va/domain/goals/goal.ts';
import type { Award } from '@va/domain/awards/award.ts';
import type { BookingRules } from '@va/domain/booking/booking-rules.ts';
import type { FocusCampaign } from '@va/domain/focus/focus-campaign.ts';
import type { ObligatoryNotice } from '@va/domain/booking/obligatory-notices.ts';
import type { AircraftDimensions } from '@va/domain/shapes.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import type { TimetableAirport } from '@va/domain/timetable/timetable-input.ts';
import type { TourPlan } from '@va/domain/tour/editions.ts';
import type { BookingReminders } from '@va/schemas/platform/booking.ts';
import type { TimetableContent } from '@va/schemas/platform/timetable-input.ts';

/** An airport of the network, or one that only tours and Focus Airports name. */
export interface Airport extends TimetableAirport {
  iata: string;
  name: string;
  city: string;
  country: string;
  timezone: string;
  /** The timetable flies there. */
  inNetwork: boolean;
}

/** A notice that pilots must have read, with what they read. */
export interface NoticeToRead extends ObligatoryNotice {
  importance: 'Alta' | 'Media' | 'Baja';
  /** Paragraphs, separated by a blank line. */
  body: string;
}

/** Any notice of the company, also one that nobody has to confirm. */
export interface CompanyNotice extends NoticeToRead {
  mustRead: boolean;
  /** Slug of the notice that it replaces; left out where it replaces none. */
  replaces?: string | null;
  /** Visitors read it too; left out where they don't. */
  isPublic?: boolean;
}

/** A tour with what pilots read of it. */
export interface TourProgramme extends TourPlan {
  description: string;
}

/** A type of aircraft as far as flights are planned with it. */
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
  /** What it is drawn from; left out where nobody has said it. */
  dimensions?: AircraftDimensions;
}

/** A tail as the content names it: where it begins, before any flight. */
export interface ContentTail {
  registration: string;
  typeId: string;
  /** ICAO designator of what it really is. */
  icaoType: string;
  baseIcao: string;
  /** The portal's fleet page does not show it. */
  isSubstitute: boolean;
  /** Its name, its livery and the day on which the airline got it, `YYYY-MM-DD`; left out where the content does not say. */
  name?: string;
  livery?: string;
  deliveredOn?: string;
}

/** A name that a tour of the content has taken: its id, or the end of its page's address. */
export interface TourName {
  tour: string;
  /** The taken one. */
  id: string;
  /** For people. */
  name: string;
}

/** What is flown: network, fleet and the rules of booking; all of it comes from `content/`. */
export interface Operations {
  /** Three-letter code of the airline. */
  icaoCode: string;
  /** By ICAO code; a second code of an airport leads to the same one. */
  airports: ReadonlyMap<string, Airport>;
  types: ReadonlyMap<string, AircraftType>;
  tails: readonly ContentTail[];
  /** What the weekly timetable is proposed from; null for an airline that brings its own. */
  timetable: TimetableContent | null;
  /** The Focus Airports, in force or not. */
  focus: readonly FocusCampaign[];
  /** The tours whose stages can be booked, with what staff have written of them. */
  tours: readonly TourProgramme[];
  /** The same as the content says them, unchanged. */
  contentTours: readonly TourProgramme[];
  /** What every tour of the content is called, also of those whose stages are not booked here. */
  tourNames: readonly TourName[];
  /** What must be read before booking, in force or not. */
  notices: readonly NoticeToRead[];
  booking: BookingRules;
  reminders: BookingReminders;
  points: PointsRules;
  /** The same as the content says them, unchanged. */
  contentPoints: PointsRules;
  /** The file of the content that they stand in. */
  pointsText: string;
  /** Awards by rule and by hand, in their order. */
  awards: readonly Award[];
  /** What all pilots try to reach together in a month, with what staff have written. */
  goals: readonly Goal[];
  /** The same as the content says them, unchanged. */
  contentGoals: readonly Goal[];
  /** Where the airline dispatches; null where that takes no flights from a link. */
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

/** What is asked outside, and whose it is. */
export interface OutsideSource {
  url: string;
  provider: string;
}

/** The airports that the timetable may fly to. */
export function networkOf({ airports }: Operations): ReadonlyMap<string, Airport> {
  return new Map([...airports].filter(([, { inNetwork }]) => inNetwork));
}
