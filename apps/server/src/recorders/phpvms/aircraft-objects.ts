import type { DeskTail } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import type { Shelf } from '../shared/shelf.ts';
import { mass } from './wire.ts';

/** What an aircraft does, as phpVMS counts it. */
const STATE = { parked: 0, inUse: 1, inAir: 2 };

export function aircraftOf(tail: DeskTail, shelf: Shelf) {
  const { types } = shelf.airline.operations;
  const limits = shelf.airline.scoring?.file.rules.types[tail.icaoType];
  const name = types.get(tail.typeId)?.model ?? tail.icaoType;
  return {
    id: shelf.numberOf(tail.id),
    subfleet_id: subfleetNumber(shelf, tail.typeId),
    airport_id: tail.placeIcao,
    hub_id: tail.baseIcao,
    icao: tail.icaoType,
    iata: null,
    name,
    registration: tail.registration,
    fin: null,
    hex_code: null,
    selcal: null,
    ident: tail.registration,
    dow: mass(null),
    zfw: mass(null),
    mtow: mass(limits?.mtowKg ?? null),
    mlw: mass(limits?.mlwKg ?? null),
    fuel_onboard: mass(null),
    flight_time: 0,
    landing_time: null,
    status: { operational: 'A', maintenance: 'M', stored: 'S', retired: 'R' }[tail.service],
    state: tail.airborne ? STATE.inAir : tail.flying ? STATE.inUse : STATE.parked,
    simbrief_type: tail.icaoType,
  };
}

function subfleetNumber({ airline }: Shelf, typeId: string): number {
  return [...airline.operations.types.keys()].indexOf(typeId) + 1;
}

export function subfleetsOf(shelf: Shelf, typeIds: readonly string[]) {
  const { types } = shelf.airline.operations;
  return typeIds.flatMap((typeId) => {
    const type = types.get(typeId);
    if (!type) return [];
    return [
      {
        id: subfleetNumber(shelf, typeId),
        airline_id: 1,
        hub_id: shelf.airline.baseIcao,
        type: type.icaoType,
        name: type.model,
        simbrief_type: type.icaoType,
        fuel_type: 1,
        // Nothing costs money here; a text or null, so that clients of typed languages read it.
        cost_block_hour: null,
        ground_handling_multiplier: 100,
        fares: [],
        aircraft: shelf.tails.filter((tail) => tail.typeId === typeId).map((tail) => aircraftOf(tail, shelf)),
      },
    ];
  });
}
