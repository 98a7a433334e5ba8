/**
 * The protocol of smartCARS 3, from sign-in to filed report. It translates: rules are those of the own API, and what a
 * client says of score, state and owner is not believed.
 */
import { Hono } from 'hono';
import { type RecorderEnv, type RecorderOptions, Reply } from '../shared/protocol.ts';
import { recorderPath } from '../shared/recorder-path.ts';
import { answerAnybody, answerRecorder, refuse } from '../shared/answer-recorder.ts';
import { addFlights } from './flight-routes.ts';
import { airportsOf, aircraftOf, openTails } from './objects.ts';
import { statisticsOf } from './pilot-objects.ts';
import { addPireps } from './pirep-routes.ts';
import { addSignIn } from './sign-in-routes.ts';
import { type On, SmartcarsError, smartcarsProtocol } from './smartcars-protocol.ts';
import { addTracking } from './tracking-routes.ts';

/** Which handler the client takes us for, and the version of the protocol; both texts. */
const HANDLER = { apiVersion: '1.0.3', handler: 'phpvms7' };

/** Builds the adapter below a path such as `/plataforma/acars/smartcars`. */
export function smartcarsApp(base: string, options: RecorderOptions): Hono<RecorderEnv> {
  const { desk, failed } = options;
  // With any slashes it answers, and nothing is ever redirected: clients follow no redirect.
  const app = new Hono<RecorderEnv>({ getPath: recorderPath }).basePath(base);
  app.onError((error) => refuse(error, smartcarsProtocol, failed));
  app.notFound(() => refuse(new SmartcarsError(404, 'No existe.'), smartcarsProtocol, failed));
  // Browsers ask first whether they may; any address, without a session.
  app.use((c, next) =>
    c.req.method === 'OPTIONS' || c.req.method === 'HEAD'
      ? answerAnybody(c, options, smartcarsProtocol, async () => new Reply(200, null))
      : next(),
  );
  app.get('/', (c) => answerAnybody(c, options, smartcarsProtocol, async () => HANDLER));
  addSignIn(app, options);

  const on: On = (method, path, handle) => {
    const methods = method === 'both' ? ['GET', 'POST'] : [method];
    app.on(methods, path, (c) => answerRecorder(c, options, smartcarsProtocol, handle));
  };
  on('both', '/pilot/statistics', async ({ actor }) => statisticsOf(await desk.pilot(actor)));
  on('both', '/data/airports', async ({ shelf }) => airportsOf(await shelf()));
  on('both', '/data/aircraft', async ({ shelf }) => {
    const all = await shelf();
    return openTails(all).map((tail) => aircraftOf(tail, all));
  });
  on('both', '/data/subfleets', async ({ shelf }) => {
    const { types } = (await shelf()).airline.operations;
    return [...types.values()].map(({ model, icaoType }, i) => ({ id: i + 1, name: model, type: icaoType }));
  });
  on('both', '/data/flight_types', async () => [{ id: 'P', name: 'Pasajeros' }]);
  // The protocol shows one piece of news and takes none as none; notices are read and acknowledged on our pages.
  on('both', '/data/news', async () => ({}));
  addFlights(on, options);
  addTracking(on, options);
  addPireps(on, options);
  app.all('/*', (c) =>
    answerAnybody(c, options, smartcarsProtocol, async () => {
      const known = app.routes.some(({ path, method }) => path === c.req.path && method !== 'ALL');
      throw known ? new SmartcarsError(405, 'Método no admitido.') : new SmartcarsError(404, 'No existe.');
    }),
  );
  return app;
}
