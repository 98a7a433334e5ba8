/** `content/routes.yaml`: what is known of each direct route, once a pair. */
import { z } from 'zod';
import { blockTime, icao, text } from './common.ts';

/** One to four digits, as text: `101`. */
const flightNumber = z
  .string()
  .regex(
    /^[1-9]\d{0,3}$/,
    'no es un número de vuelo: escribe de una a cuatro cifras entre comillas, por ejemplo "101"',
  );

export const routeSchema = z.strictObject({
  /** The two airports; each must list the other among its destinations. */
  between: z.tuple([icao, icao]),
  /** Model of the type that usually flies it, as in `fleet.yaml`. */
  type: text,
  /** Block time from the first to the second airport, `HH:MM`; left out, it is estimated from the distance. */
  blockOut: blockTime.optional(),
  /** Block time back; likewise. */
  blockBack: blockTime.optional(),
  /** Flight numbers out and back, without the airline's code; in the links that prepare a flight plan. */
  flights: z.tuple([flightNumber, flightNumber]).optional(),
  /** Remark for the dispatcher, one sentence. */
  note: text.optional(),
  /** Somebody has looked at the block times and found them right, though the content check thinks them odd. */
  reviewed: z.array(z.enum(['block'])).optional(),
});
/** A route as its file has it. */
export type RouteInFile = z.infer<typeof routeSchema>;
/** A route with both block times; `estimated` where one of them is the content check's own figure. */
export interface Route extends RouteInFile {
  blockOut: string;
  blockBack: string;
  estimated?: true;
}

export const routesSchema = z.array(routeSchema);

/**
 * The routes of an airline: those of its file. Without one, a line for each pair of destinations, flown by the first type,
 * with block times that follow from the distance.
 */
export function routesInUse(
  routes: readonly RouteInFile[],
  airports: readonly { icao: string; destinations: readonly string[] }[],
  { types }: { types: readonly { model: string }[] },
): readonly RouteInFile[] {
  const [type] = types;
  if (routes.length > 0 || type === undefined) return routes;
  return airports.flatMap(({ icao: from, destinations }) =>
    destinations.flatMap((to) =>
      from < to ? [{ between: [from, to] as [string, string], type: type.model }] : [],
    ),
  );
}
