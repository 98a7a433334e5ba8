import { FLIGHT_PARAMETERS } from '@va/domain/flights/flight-in-hand.ts';
import type { departuresQuerySchema } from '@va/contract/bookings/departures.ts';
import type { z } from 'zod';

/** Parameters of the search of flights, in the form that our pages use. */
export type DeparturesQuery = Omit<
  z.input<typeof departuresQuerySchema>,
  'limit' | 'timeMin' | 'notFlownForDays' | 'days'
> & {
  limit?: number;
  days?: number;
  timeMin?: number | undefined;
  notFlownForDays?: number | undefined;
};

/** The filters that are only on or off: their name in the address, in the API, and for people. */
export const SWITCHES = [
  ['libre', 'freeTails', 'Con avión libre'],
  ['nuevo', 'neverFlown', 'No volado nunca'],
  ['etapa', 'tourStage', 'Mi siguiente etapa de un tour'],
  ['focus', 'focus', 'Focus Airport'],
  ['evento', 'event', 'De un evento'],
  ['dia', 'daylight', 'De día al llegar'],
  ['vuelta', 'returnSameDay', 'Vuelta el mismo día'],
  ['enlace', 'continuation', 'Continuación'],
  ['escenarios', 'ownScenery', 'Mis escenarios'],
  ['preferido', 'likedTail', 'Mi avión'],
] as const;

/** Names in the address; those of a flight are the ones that the portal uses, so that its links lead here. */
export const PARAMETERS = {
  origin: FLIGHT_PARAMETERS.from,
  destination: FLIGHT_PARAMETERS.to,
  number: FLIGHT_PARAMETERS.flightNumber,
  type: FLIGHT_PARAMETERS.model,
  date: 'fecha',
  from: 'de',
  to: 'a',
  timeMin: 'tiempo',
  notFlownForDays: 'sin-volar',
  view: 'vista',
  text: 'busca',
  open: 'abierto',
} as const;

/** Value of the origin that means «from any airport»; without an origin the search starts at the pilot's airport. */
export const ANYWHERE = 'todas';

/** Query for the API from the address. The portal names a type by its model, which is its id in capitals. */
export function queryOf(params: URLSearchParams): DeparturesQuery {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const origin = text(PARAMETERS.origin);
  const icao = (value: string | undefined) =>
    value && /^[a-z][a-z0-9]{3}$/i.test(value) ? value : undefined;
  const type = text(PARAMETERS.type);
  const time = Number(text(PARAMETERS.timeMin));
  const idle = Number(text(PARAMETERS.notFlownForDays));
  const clock = (name: string) => {
    const value = text(name);
    return value && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined;
  };
  const date = text(PARAMETERS.date);
  const flags = SWITCHES.flatMap(([name, key]) => (params.get(name) === '1' ? [[key, 'true'] as const] : []));
  return {
    ...(origin === ANYWHERE ? {} : icao(origin) ? { origin: icao(origin) } : { here: 'true' as const }),
    destination: icao(text(PARAMETERS.destination)),
    q: text(PARAMETERS.text) ?? text(PARAMETERS.number),
    type: type?.toLowerCase(),
    date: date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    from: clock(PARAMETERS.from),
    to: clock(PARAMETERS.to),
    notFlownForDays: Number.isInteger(idle) && idle >= 1 && idle <= 3650 ? idle : undefined,
    timeMin: Number.isInteger(time) && time >= 30 && time <= 2880 ? time : undefined,
    ...Object.fromEntries(flags),
  };
}

/** Name of each filter of the API in the address, to lift it. */
export function parameterOf(filter: string): string {
  const flag = SWITCHES.find(([, key]) => key === filter);
  if (flag) return flag[0];
  const names: Record<string, string> = { ...PARAMETERS, hours: PARAMETERS.from, text: PARAMETERS.text };
  return names[filter] ?? filter;
}

/** Name of an opened departure in the address. */
export function departureKey({ number, date }: { number: number; date: string }): string {
  return `${number}-${date}`;
}
