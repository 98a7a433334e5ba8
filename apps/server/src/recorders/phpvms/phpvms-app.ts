/**
 * The ACARS API of phpVMS 7, as far as recorders use it from sign-in to submitted report. It only translates: the rules
 * are those of our own API, and it ignores a client's score, state and owner.
 */
import { Hono } from 'hono';
import { addBids, addAirline } from './airline-routes.ts';
import { findFlights, pageOf } from './flight-search.ts';
import { addLive } from './live-routes.ts';
import { flightOf, flightWithId } from './flight-objects.ts';
import { userOf } from './user-object.ts';
import { addReports } from './report-routes.ts';
import { type Asked, type RecorderEnv, type RecorderOptions, recorderPath } from '../shared/protocol.ts';
import { answerRecorder, refuse } from '../shared/answer-recorder.ts';
import { type On, phpvmsProtocol } from './phpvms-protocol.ts';
import { page, PhpvmsError, VERSION } from './wire.ts';

/** Builds the adapter below a path such as `/plataforma/acars/phpvms`. */
export function phpvmsApp(base: string, options: RecorderOptions): Hono<RecorderEnv> {
  const { desk, failed } = options;
  // Accept any number of slashes instead of redirecting: clients follow no redirects.
  const app = new Hono<RecorderEnv>({ getPath: recorderPath }).basePath(`${base}/api`);
  app.onError((error) => refuse(error, phpvmsProtocol, failed));
  app.notFound(() => refuse(new PhpvmsError('not-found', 'No existe.'), phpvmsProtocol, failed));
  const on: On = (method, paths, handle) => {
    for (const path of [paths].flat())
      app.on([method].flat(), path, (c) =>
        answerRecorder(c, options, phpvmsProtocol, async (asked) => {
          if (path.startsWith('/users/:user')) await expectSelf(options, asked);
          return handle(asked);
        }),
      );
  };
  for (const path of ['/', '/status', '/version'])
    app.get(path, (c) => c.json({ name: desk.airline.name, version: VERSION, php: '8.3.0' }));

  on('GET', ['/user', '/users/:user'], async ({ shelf }) => ({ data: userOf(await shelf()) }));
  addAirline(on, options);
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
  // There are no navigation data to name waypoints, and no stored SimBrief plan.
  on('GET', '/flights/:id/route', async ({ shelf, param }) => {
    flightWithId(param('id'), await shelf());
    return { data: [] };
  });
  on('GET', '/flights/:id/briefing', async () => {
    throw new PhpvmsError('not-found', 'No hay plan de vuelo guardado.');
  });
  addBids(on, options);
  addLive(on, options);
  addReports(on, options);
  return app;
}

/** Throws 404 if an address names another pilot than the caller. */
async function expectSelf({ desk }: RecorderOptions, { actor, param }: Asked): Promise<void> {
  if (param('user') === 'me') return;
  const numberOf = await desk.numbersOf([actor.pilotId]);
  if (String(numberOf(actor.pilotId)) !== param('user'))
    throw new PhpvmsError('user-not-found', 'Ese piloto no eres tú.');
}
