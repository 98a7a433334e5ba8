import type { PilotOrder } from '@va/contract/pilots/pilots.ts';

/** Sort orders of the pilots, by their name in the address. */
export const ORDERS = [
  ['', 'Por indicativo'],
  ['puntos', 'Más puntos primero'],
  ['horas', 'Más horas primero'],
  ['vuelos', 'Más vuelos primero'],
] as const;
const API_ORDERS: Readonly<Record<string, PilotOrder>> = {
  puntos: '-points',
  horas: '-minutes',
  vuelos: '-flights',
};

/** The order that an address asks for; undefined for the usual one. */
export const orderOf = (params: URLSearchParams): PilotOrder | undefined =>
  API_ORDERS[params.get('orden') ?? ''];
