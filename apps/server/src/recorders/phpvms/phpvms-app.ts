/**
 * The ACARS API of phpVMS 7, as far as its recorders use it from sign-in to filed report. It translates: rules are those
 * of the own API, and what a client says of score, state and owner is not believed.
 */
import { Hono } from 'hono';
import { addBids } from './bid-routes.ts';
import { findFlights, pageOf } from './flight-search.ts';
import { addLive } from './live-routes.ts';
import { aircraftOf, subfleetsOf } from './aircraft-objects.ts';
import { airlineOf, airportOf } from './objects.ts';
import { flightOf, flightWithId } from './flight-objects.ts';
import { userOf } from './user-object.ts';
import { addReports } from './report-routes.ts';
import type { RecorderEnv, RecorderOptions } from '../shared/protocol.ts';
import { recorderPath } from '../shared/recorder-path.ts';
import { answerRecorder, refuse } from '../shared/answer-recorder.ts';
import { type On, phpvmsProtocol } from './phpvms-protocol.ts';
import { page, PhpvmsError, VERSION } from './wire.ts';

/** Builds the adapter below a path such as `/plataforma/acars/phpvms`. */
export function phpvmsApp(base: string, options: RecorderOptions): Hono<RecorderEnv> {
  const { desk, failed } = options;
  // With any slashes it answers, and nothing is ever redirected: clients follow no redirect.
  const app = new Hono<RecorderEnv>({ getPath: recorderPath }).basePath(`${base}/api`);
  app.onError((error) => refuse(error, phpvmsProtocol, failed));
  app.notFound(() => refuse(new PhpvmsError('not-found', 'No existe.'), phpvmsProtocol, failed));
  const on: On = (method, paths, handle) => {
    for (const path of [paths].flat())
      app.on([method].flat(), path, (c) => answerRecorder(c, options, phpvmsProtocol, handle));
  };
  for (const path of ['/', '/status', '/version'])
    app.get(path, (c) => c.json({ name: desk.airline.name, version: VERSION, php: '8.3.0' }));

  on('GET', ['/user', '/users/me'], async ({ shelf }) => ({ data: userOf(await shelf()) }));
  on('GET', ['/user/fleet', '/fleet'], async ({ shelf, ...asked }) => {
    const all = await shelf();
    return page(subfleetsOf(all, [...desk.airline.operations.types.keys()]), asked.address, pageOf(asked));
  });
  on('GET', '/fleet/aircraft/:id', async ({ shelf, param }) => {
    const all = await shelf();
    const tail = all.tails.find(({ id }) => all.numberOf(id) === Number(param('id')));
    if (!tail) throw new PhpvmsError('not-found', 'Ese avión no es de la compañía.');
    return { data: aircraftOf(tail, all) };
  });
  on('GET', '/airlines', async ({ shelf, address }) => page([airlineOf(await shelf())], address));
  on('GET', '/airports', async ({ shelf, ...asked }) => {
    const all = await shelf();
    const airports = [...new Set(desk.airline.operations.airports.values())];
    return page(
      airports.map((airport) => airportOf(airport, all)),
      asked.address,
      pageOf(asked),
    );
  });
  on('GET', '/airports/:icao', async ({ shelf, param }) => {
    const airport = desk.airline.operations.airports.get(param('icao').toUpperCase());
    if (!airport) throw new PhpvmsError('airport-not-found', 'Ese aeropuerto no es de la red.');
    return { data: airportOf(airport, await shelf()) };
  });
  on('GET', ['/flights', '/flights/search'], async (asked) => {
    const all = await asked.shelf();
    return page(
      findFlights(all, asked).map((flight) => flightOf(flight, all)),
      asked.address,
      pageOf(asked, 20),
    );
  });
  on('GET', '/flights/:id', async ({ shelf, param }) => ({ data: flightWithId(param('id'), await shelf()) }));
  on('GET', '/flights/:id/aircraft', async ({ shelf, param }) =>
    flightWithId(param('id'), await shelf())
      .subfleets.flatMap(({ aircraft }) => aircraft)
      .filter(({ status, state }) => status === 'A' && state === 0),
  );
  addBids(on, options);
  addLive(on, options);
  addReports(on, options);
  return app;
}
