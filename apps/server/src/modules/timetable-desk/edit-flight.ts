import { arrivalOf, type Flight } from '@va/domain/timetable/flight.ts';

/** What staff change of a flight. */
export interface FlightEdit {
  number?: number | undefined;
  dep?: string | undefined;
  arr?: string | undefined;
  blockMin?: number | undefined;
  stdUtc?: number | undefined;
  days?: number | undefined;
  types?: readonly string[] | undefined;
  note?: string | undefined;
  /** Empty where the pilot plans it. */
  route?: string | undefined;
  validUntil?: string | null | undefined;
  isPublic?: boolean | undefined;
  locked?: boolean | undefined;
}

/** The flight after an edit: from then on it is staff's; only its lock can be taken away without that. */
export function editFlight(flight: Flight, edit: FlightEdit): Flight {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const next: Flight = { ...flight, ...given };
  const onlyLock = Object.keys(given).every((name) => name === 'locked');
  return {
    ...next,
    route: next.route || undefined,
    ...arrivalOf(next.stdUtc, next.blockMin),
    source: onlyLock ? flight.source : 'staff',
  };
}
