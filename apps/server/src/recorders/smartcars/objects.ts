/** Our aircraft as smartCARS 3 expects it: every field of the protocol, in its type. */
import type { DeskTail } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import type { Shelf } from '../shared/shelf.ts';

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
