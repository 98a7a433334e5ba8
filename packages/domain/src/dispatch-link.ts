/** Links that open SimBrief's dispatch page with a flight filled in. Pure. */

/** A flight as the dispatch page takes it; unknown values are left out of the link. */
export interface DispatchFlight {
  /** Three-letter code of the airline, e.g. `ABC`. */
  airline: string;
  /** Flight number without the airline's code. */
  flightNumber?: string | undefined;
  /** ICAO designator of the type, e.g. `B738`. */
  type?: string | undefined;
  registration?: string | undefined;
  /** ICAO codes of departure and destination. */
  from: string;
  to: string;
  /** Block time in minutes. */
  blockMinutes?: number | undefined;
  /** Scheduled departure from the stand. */
  departure?: Date | undefined;
  /** Route to file, without the airports; left out, the provider plans one. */
  route?: string | undefined;
}

const HOST = /(?:^|\.)simbrief\.com$/;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/**
 * The address of a flight's dispatch, with the parameters of the provider's «Dispatch Redirect Guide». It opens the
 * form, never a plan, and asks for a sign-in where there is none.
 * @param base the airline's own dispatch page; what its address asks for stays, unless the flight says otherwise
 * @returns undefined when the airline dispatches elsewhere, where these parameters would mean nothing
 */
export function dispatchLink(base: string, flight: DispatchFlight): string | undefined {
  const url = new URL(base);
  if (url.protocol !== 'https:' || !HOST.test(url.hostname)) return undefined;
  for (const [name, value] of Object.entries(parameters(flight))) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

function parameters(flight: DispatchFlight): Record<string, string | undefined> {
  const { blockMinutes, departure } = flight;
  return {
    airline: flight.airline,
    fltnum: flight.flightNumber,
    type: flight.type,
    reg: flight.registration,
    orig: flight.from,
    dest: flight.to,
    ...(flight.route !== undefined && { route: flight.route }),
    ...(blockMinutes !== undefined && {
      steh: String(Math.floor(blockMinutes / 60)),
      stem: String(blockMinutes % 60),
    }),
    ...(departure && {
      date: `${two(departure.getUTCDate())}${MONTHS[departure.getUTCMonth()]}${two(departure.getUTCFullYear() % 100)}`,
      deph: String(departure.getUTCHours()),
      depm: String(departure.getUTCMinutes()),
    }),
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
