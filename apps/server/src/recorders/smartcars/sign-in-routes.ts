import type { Hono } from 'hono';
import type { RecorderContext, RecorderEnv, RecorderOptions } from '../shared/protocol.ts';
import { answerAnybody } from '../shared/answer-recorder.ts';
import { type Body, storable } from '../shared/fields.ts';
import { readShelf } from '../shared/shelf.ts';
import { pilotOf } from './pilot-objects.ts';
import { keyOfSession, SmartcarsError, smartcarsProtocol } from './smartcars-protocol.ts';

/** Name of the keys that the program gets. */
const PROGRAM = 'smartCARS 3';

/** Signing in with callsign and password, and going on with a session. */
export function addSignIn(app: Hono<RecorderEnv>, options: RecorderOptions): void {
  const { desk, callerOf } = options;
  const pilot = async (key: string | undefined, now: Date, expiresAt?: Date) => {
    const actor = key === undefined ? null : await desk.identify(key, now);
    if (key === undefined || !actor) throw new SmartcarsError(401, 'La sesión no existe o ha caducado.');
    await desk.count(actor, now);
    return {
      key,
      actor,
      answer: async (until = expiresAt ?? actor.expiresAt) =>
        pilotOf(await readShelf(desk, actor, now), key, until),
    };
  };
  const on = (path: string, handle: (body: Body, now: Date, c: RecorderContext) => Promise<unknown>) =>
    app.post(path, (c) =>
      answerAnybody(c, options, smartcarsProtocol, async (body, now) => handle(await body(), now, c)),
    );

  on('/pilot/login', async (body, now, c) => {
    const callsign = exact(c.req.query('username') ?? body['username'], 100);
    const password = exact(body['password'], 200);
    if (callsign === null || password === null)
      throw new SmartcarsError(401, 'Escribe tu indicativo y tu contraseña.');
    const given = { callsign, password, program: PROGRAM, caller: callerOf(c) };
    const { secret, expiresAt } = await desk.signIn(given, now);
    return (await pilot(secret, now, expiresAt)).answer();
  });
  on('/pilot/resume', async (body, now) => {
    const { actor, answer } = await pilot(sessionIn(body), now);
    return answer(await desk.renew(actor, now));
  });
  on('/pilot/verify', async (body, now) => (await pilot(sessionIn(body), now)).answer());
}

function sessionIn(body: Body): string | undefined {
  return keyOfSession(exact(body['session'], 300) ?? '');
}

/** A text as it was typed, spaces included; null for anything else and for one that is too long. */
function exact(value: unknown, most: number): string | null {
  const isExact = typeof value === 'string' && value !== '' && value.length <= most;
  return isExact && storable(value) === value ? value : null;
}
