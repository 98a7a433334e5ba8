/** Our things as phpVMS clients expect them: every field of the protocol, in its type. */
import type { Airport } from '#server/kernel/airline/operations.ts';
import type { Shelf } from '../shared/shelf.ts';

export function airlineOf({ airline }: Shelf) {
  const { icaoCode } = airline.operations;
  return { id: 1, icao: icaoCode, iata: null, name: airline.name, country: null, logo: null };
}

export function airportOf(airport: Airport, { airline }: Pick<Shelf, 'airline'>) {
  return {
    id: airport.icao,
    iata: airport.iata,
    icao: airport.icao,
    name: airport.name,
    location: airport.city,
    region: null,
    country: airport.country,
    timezone: airport.timezone,
    hub: airport.icao === airline.baseIcao,
    notes: null,
    lat: airport.lat,
    lon: airport.lon,
    elevation: null,
    ground_handling_cost: null,
    fuel_100ll_cost: null,
    fuel_jeta_cost: null,
    fuel_mogas_cost: null,
  };
}
