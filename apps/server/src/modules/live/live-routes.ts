import type { LiveTrack } from '@va/contract/flights/live.ts';
import { flightRoutes } from '@va/contract/flights/routes.ts';
import { hash } from 'node:crypto';
import type { Actor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import { constant } from '#server/db/constants.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { readPlans } from '../flight-plans/kept-plans.ts';
import type { LiveFeed } from './live-feed.ts';
import { readLandings, readPublicLandings } from './read-landings.ts';

/** Flights now; the stream of the same stands beside it at `/live/stream`. */
export function liveEndpoints(db: Database, feed: LiveFeed, prefix: string): Endpoint[] {
  return tagged('Mapa en vivo', [
    publicEndpoint({
      ask: flightRoutes.readLive,
      summary: 'Vuelos ahora mismo',
      description:
        'Con sesión, todos. Sin ella, la forma pública: el indicativo de quien lo permite; los demás, sin él y con 15 minutos de retraso. «/live/stream» lo manda como Server-Sent Events: al conectar, entero («live»); después, lo que cambia («moved»: en «flights», de cada vuelo su «id» y los campos nuevos; en «gone», los que se van). Quien vuelve tras un corte, con «Last-Event-ID» o sin él, lo recibe entero: de 200 vuelos son unos 90 kB.',
      scope: 'public:read',
      anyOrigin: true,
      marked: true,
      answer: { status: 200, description: 'Los vuelos' },
      handle: async ({ actor, context }) => {
        // Mark only the public form as cacheable: pilots' answers include flights that the public must not see.
        if (seesAll(actor)) return { body: await feed.pilots(context.now) };
        const body = await feed.visitors(context.now);
        return { body, mark: hash('sha256', JSON.stringify(body.flights), 'base64url') };
      },
    }),
    publicEndpoint({
      ask: flightRoutes.readLandings,
      summary: 'Últimos aterrizajes de hoy',
      description:
        'De vuelos grabados y enviados, en el día UTC. Con sesión, todos. Sin ella, la forma pública: el indicativo de quien lo permite; los demás, sin él y con 15 minutos de retraso.',
      scope: 'public:read',
      answer: { status: 200, description: 'Los aterrizajes' },
      handle: async ({ actor, context }) => ({
        body: await (seesAll(actor) ? readLandings : readPublicLandings)(db.queries, prefix, context.now),
      }),
    }),
    pilotEndpoint('map.all', {
      ask: flightRoutes.readLiveTrack,
      summary: 'El recorrido de un vuelo en curso',
      things: 'any',
      scope: 'own:read',
      answer: { status: 200, description: 'Un lugar cada 15 segundos' },
      handle: async ({ params }) => ({ body: await readLiveTrack(db.queries, params.id) }),
    }),
  ]);
}

/** The track of a flight on the map, and the rest of its planned route, for pilots. */
async function readLiveTrack(queries: Queries, code: string): Promise<LiveTrack> {
  const report = await queries
    .selectFrom('report')
    .select(['id', 'booking_id'])
    .where('code', '=', code)
    .where('state', '=', constant('in_progress'))
    .executeTakeFirst();
  if (!report) throw new Problem('no-encontrado', { detail: 'Ese vuelo ya no está en el mapa.' });
  const places = await queries
    .selectFrom('live_trail')
    .select(['at', 'lat', 'lon'])
    .where('report_id', '=', report.id)
    .orderBy('at')
    .execute();
  const { booking_id: booking } = report;
  const plan = booking === null ? undefined : (await readPlans(queries, [booking])).get(booking);
  return {
    planned: [...(plan?.points ?? [])],
    places: places.map(({ lon, lat }): [number, number] => [lon, lat]),
    at: places.map(({ at }) => at.toISOString()),
  };
}

/** Whether the caller sees all flights at once; everybody else gets the public form. */
function seesAll(actor: Actor): boolean {
  return actor.kind === 'pilot' && actor.capabilities.has('map.all');
}
