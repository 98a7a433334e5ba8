/**
 * The protocol of Stratos, similar to smartCARS 3 with other names. It only translates: the rules are those of our own
 * API, and it ignores a client's score, state and owner.
 */
import type { Hono } from 'hono';
import { answerAnybody } from '../shared/answer-recorder.ts';
import { browserApp } from '../shared/browser-app.ts';
import type { RecorderEnv, RecorderOptions } from '../shared/protocol.ts';
import { signIn } from '../shared/sign-in.ts';
import { airportsOf, openTails } from '../shared/things.ts';
import { announcementOf } from './announcement-object.ts';
import { aircraftOf } from './flight-objects.ts';
import { addFlights } from './flight-routes.ts';
import { addLogbook } from './logbook-routes.ts';
import { pilotOf, statisticsOf } from './pilot-objects.ts';
import { stratosProtocol } from './stratos-protocol.ts';
import { addTracking } from './tracking-routes.ts';

/** Protocol version and handler that the client sees. */
const HANDLER = { api_version: '1.0.0', handler: 'Stratos' };
/** Name of the keys that the program gets. */
const PROGRAM = 'Stratos';

/** Builds the adapter below a path such as `/plataforma/acars/stratos`. */
export function stratosApp(base: string, options: RecorderOptions): Hono<RecorderEnv> {
  const { desk } = options;
  return browserApp(base, { options, protocol: stratosProtocol, handler: HANDLER }, (on, app) => {
    app.post('/pilot/login', (c) =>
      answerAnybody(c, options, stratosProtocol, async (body, now) => {
        const { key, shelf } = await signIn(options, PROGRAM, { c, body: await body() }, now);
        return { ...pilotOf(shelf), token: key };
      }),
    );
    on('GET', '/pilot/verify', async ({ actor, now, shelf }) => {
      // The client calls this at its start and has no other call that could renew its key.
      await desk.renew(actor, now);
      return pilotOf(await shelf());
    });
    on('GET', '/pilot/statistics', async ({ actor }) => statisticsOf(await desk.pilot(actor)));
    on('GET', '/data/airports', async ({ shelf }) => airportsOf(await shelf()));
    on('GET', '/data/aircraft', async ({ shelf }) => {
      const all = await shelf();
      return openTails(all).map((tail) => aircraftOf(tail, all));
    });
    on('GET', '/data/announcements', async ({ actor, now }) =>
      (await desk.notices(actor, now)).map(announcementOf),
    );
    addFlights(on, options);
    addTracking(on, options);
    addLogbook(on, options);
  });
}
