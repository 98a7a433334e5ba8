/** What can be brought in from another system, as a list names it. */
export const IMPORT_KINDS = {
  airports: 'Aeropuertos',
  pilots: 'Pilotos',
  logbook: 'Vuelos',
  balances: 'Saldos de apertura',
  newsky: 'NewSky',
  flights: 'Horario',
  aircraft: 'Flota',
} as const;
