/**
 * The protocol of FSACARS: four addresses, forms in and one line of text out. `userquery` and `pirep` bring the pilot's
 * callsign and key. `dispatch` and `posrep` say the callsign alone: they are taken from the address that showed the key.
 */
import { Hono } from 'hono';
import type { PilotActor } from '#server/api/actor.ts';
import { answerAnybody, refuse } from '../shared/answer-recorder.ts';
import { type Body, text } from '../shared/fields.ts';
import type { RecorderEnv, RecorderOptions } from '../shared/protocol.ts';
import { recorderPath } from '../shared/recorder-path.ts';
import { RecorderError } from '../shared/recorder-error.ts';
import { nextOf } from './bookings.ts';
import { fsacarsProtocol, line } from './fsacars-protocol.ts';
import { keepPosition } from './positions.ts';
import { receiveReport } from './reports.ts';

interface Asked {
  fields: Body;
  /** Digest of the address that asks. */
  caller: string;
  now: Date;
}

/** Builds the adapter below a path such as `/plataforma/acars/fsacars`. */
export function fsacarsApp(base: string, options: RecorderOptions): Hono<RecorderEnv> {
  const { desk, failed, callerOf } = options;
  const app = new Hono<RecorderEnv>({ getPath: recorderPath }).basePath(base);
  app.onError((error) => refuse(error, fsacarsProtocol, failed));
  app.notFound(() => refuse(new RecorderError(404, 'No existe.'), fsacarsProtocol, failed));
  const on = (path: string, handle: (asked: Asked) => Promise<unknown>) =>
    app.post(path, (c) =>
      answerAnybody(c, options, fsacarsProtocol, async (body, now) =>
        handle({ fields: await body(), caller: callerOf(c), now }),
      ),
    );
  /** Who shows a key of the callsign that is said; from then on the address is known. */
  const shown = async ({ fields, caller, now }: Asked): Promise<PilotActor | null> => {
    const actor = await desk.identify(text(fields, 'pass', 200) ?? '', now);
    if (!actor || actor.callsign?.toUpperCase() !== text(fields, 'user', 100)?.toUpperCase()) return null;
    await desk.count(actor, now);
    await desk.keepShown(actor, caller, now);
    return actor;
  };
  const known = async ({ fields, caller, now }: Asked): Promise<PilotActor | null> => {
    const actor = await desk.identifyShown(text(fields, 'user', 100) ?? '', caller, now);
    if (!actor) return null;
    await desk.count(actor, now);
    // A flight may take longer than a program is known for: as long as it calls, it is.
    await desk.keepShown(actor, caller, now);
    return actor;
  };

  on('/userquery', async (asked) => ((await shown(asked)) ? 'USEROK' : 'NOUSR'));
  on('/dispatch', async (asked) => {
    const actor = await known(asked);
    if (!actor) return '|Entra otra vez en FSACARS|N/A|';
    const booking = nextOf(await desk.bookings(actor.pilotId));
    if (!booking) return '|Sin reservas|N/A|';
    await desk.dispatch(actor, booking.id);
    const number = `${desk.airline.operations.icaoCode}${booking.flight_number ?? ''}`;
    const at = booking.std.toISOString().slice(11, 16);
    return line(booking.dep_icao, booking.arr_icao, `Vuelo ${number}, salida ${at}Z`, number, 'RESERVED');
  });
  on('/posrep', async (asked) => {
    const actor = await known(asked);
    if (actor) await keepPosition(options, actor, asked);
    return '';
  });
  on('/pirep', async (asked) => {
    const actor = await shown(asked);
    if (!actor) return fsacarsProtocol.unauthorized;
    await receiveReport(options, actor, asked);
    return line('#RXOK#', 'Reporte recibido');
  });
  return app;
}
