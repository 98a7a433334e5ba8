import { arrivalOf, type Flight } from '@va/domain/timetable/flight.ts';

/** Staff's changes of a flight. */
export interface FlightEdit {
  number?: number | undefined;
  dep?: string | undefined;
  arr?: string | undefined;
  blockMin?: number | undefined;
  stdUtc?: number | undefined;
  days?: number | undefined;
  types?: readonly string[] | undefined;
  note?: string | undefined;
  /** Route to file; empty if pilots plan it themselves. */
  route?: string | undefined;
  validUntil?: string | null | undefined;
  isPublic?: boolean | undefined;
  locked?: boolean | undefined;
}

/** The flight after an edit. It then counts as made by staff, except if only its lock was removed. */
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
