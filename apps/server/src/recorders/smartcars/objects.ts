/** Our things as smartCARS 3 expects them: every field of the protocol, in its type. */
import type { DeskTail } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import type { Shelf } from '../shared/shelf.ts';
import { round } from '../shared/units.ts';

/** Every airport that a flight or report may name; clients draw no others. */
export function airportsOf({ airline }: Shelf) {
  return [...airline.operations.airports].map(([code, { name, lat, lon }]) => ({
    id: code,
    code,
    name,
    latitude: lat,
    longitude: lon,
  }));
}

export function aircraftOf(tail: DeskTail, { airline, numberOf }: Shelf) {
  const type = airline.operations.types.get(tail.typeId);
  return {
    id: numberOf(tail.id),
    code: tail.icaoType,
    name: `${type?.model ?? tail.icaoType} (${tail.registration})`,
    registration: tail.registration,
    serviceCeiling: String(type?.ceilingFt ?? 0),
    maximumPassengers: type?.seats ?? 0,
    maximumCargo: 0,
    minimumRank: null,
    status: 'Active',
  };
}

/** Tails that may be flown. */
export function openTails({ tails }: Shelf): DeskTail[] {
  return tails.filter(({ service }) => service === 'operational');
}

/** Minutes as decimal hours, as this protocol counts. */
export function hours(minutes: number): number {
  return round(minutes / 60, 2);
}
