import type { LogbookOrder } from '@va/contract/reports/logbook.ts';
import type { LogbookFilter } from '#app/api/reports.ts';

/** Filters as the address has them, in Spanish. */
const NAMES = {
  estado: 'state',
  aeropuerto: 'airport',
  avion: 'type',
  desde: 'from',
  hasta: 'to',
} as const satisfies Record<string, keyof LogbookFilter>;
export type FilterName = keyof typeof NAMES;

export const STATES = [
  ['', 'Todos'],
  ['decidido', 'Decididos'],
  ['espera', 'A la espera'],
  ['rechazado', 'Rechazados'],
  ['anulado', 'Anulados'],
] as const;
const API_STATES: Readonly<Record<string, string>> = {
  decidido: 'decided',
  espera: 'waiting',
  rechazado: 'rejected',
  anulado: 'voided',
};

/** Sort orders of the flights, by their name in the address. */
export const ORDERS = [
  ['', 'Los últimos primero'],
  ['antiguos', 'Los más antiguos primero'],
  ['nota', 'La mejor nota primero'],
  ['peor-nota', 'La peor nota primero'],
  ['largos', 'Los más largos primero'],
  ['cortos', 'Los más cortos primero'],
] as const;
const API_ORDERS: Readonly<Record<string, LogbookOrder>> = {
  antiguos: 'flown',
  nota: '-score',
  'peor-nota': 'score',
  largos: '-block',
  cortos: 'block',
};

/** The order that an address asks for; undefined for the usual one. */
export const orderOf = (params: URLSearchParams): LogbookOrder | undefined =>
  API_ORDERS[params.get('orden') ?? ''];

/** Filter for the API from the address; invalid values are left out. */
export function filterOf(params: URLSearchParams): LogbookFilter {
  const filter: LogbookFilter = {};
  for (const [name, key] of Object.entries(NAMES)) {
    const typed = params.get(name)?.trim() ?? '';
    const value = key === 'state' ? API_STATES[typed] : typed.toUpperCase();
    if (value && isWhole(key, value)) filter[key] = value;
  }
  return filter;
}

/** Half a code is no filter yet. */
function isWhole(key: keyof LogbookFilter, value: string): boolean {
  if (key === 'airport') return /^[A-Z][A-Z0-9]{3}$/.test(value);
  if (key === 'type') return /^[A-Z0-9]{2,4}$/.test(value);
  if (key === 'state') return true;
  return /^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
