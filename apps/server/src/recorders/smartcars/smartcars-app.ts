/**
 * The protocol of smartCARS 3, from sign-in to submitted report. It only translates: the rules are those of our own
 * API, and it ignores a client's score, state and owner.
 */
import type { Hono } from 'hono';
import { browserApp } from '../shared/browser-app.ts';
import type { RecorderEnv, RecorderOptions } from '../shared/protocol.ts';
import { airportsOf, openTails } from '../shared/things.ts';
import { addFlights } from './flight-routes.ts';
import { newsOf } from './news-object.ts';
import { aircraftOf } from './objects.ts';
import { statisticsOf } from './pilot-objects.ts';
import { addPireps } from './pirep-routes.ts';
import { addSignIn } from './sign-in-routes.ts';
import { smartcarsProtocol } from './smartcars-protocol.ts';
import { addTracking } from './tracking-routes.ts';

/** Handler and protocol version that the client sees, both texts. */
const HANDLER = { apiVersion: '1.0.3', handler: 'phpvms7' };

/** What flights are for, in the protocol's letters; the second only by charter. */
const FLIGHT_TYPES = [
  { id: 'P', name: 'Pasajeros' },
  { id: 'C', name: 'Carga' },
];

/** Builds the adapter below a path such as `/plataforma/acars/smartcars`. */
export function smartcarsApp(base: string, options: RecorderOptions): Hono<RecorderEnv> {
  const { desk } = options;
  return browserApp(base, { options, protocol: smartcarsProtocol, handler: HANDLER }, (on, app) => {
    addSignIn(app, options);
    on('both', '/pilot/statistics', async ({ actor }) => statisticsOf(await desk.pilot(actor)));
    on('both', '/data/airports', async ({ shelf }) => airportsOf(await shelf()));
    on('both', '/data/aircraft', async ({ shelf }) => {
      const all = await shelf();
      return openTails(all).map((tail) => aircraftOf(tail, all));
    });
    on('both', '/data/subfleets', async ({ shelf }) => {
      const { types } = (await shelf()).airline.operations;
      return [...types.values()].map(({ model, icaoType }, i) => ({
        id: i + 1,
        name: model,
        type: icaoType,
      }));
    });
    on('both', '/data/flight_types', async () => FLIGHT_TYPES);
    on('both', '/data/news', async ({ actor, now }) =>
      newsOf(await desk.notices(actor, now), await desk.events(now), desk.airline.name),
    );
    addFlights(on, options);
    addTracking(on, options);
    addPireps(on, options);
  });
}
