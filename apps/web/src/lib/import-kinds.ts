/** Kinds of data that can be imported from another system, with their names. */
export const IMPORT_KINDS = {
  airports: 'Aeropuertos',
  pilots: 'Pilotos',
  logbook: 'Vuelos',
  balances: 'Saldos de apertura',
  newsky: 'NewSky',
  flights: 'Horario',
  aircraft: 'Flota',
} as const;
