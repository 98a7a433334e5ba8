import type { Hono } from 'hono';
import type { RecorderContext, RecorderEnv, RecorderOptions } from '../shared/protocol.ts';
import { answerAnybody } from '../shared/answer-recorder.ts';
import type { Body } from '../shared/fields.ts';
import { exact, identify, signIn } from '../shared/sign-in.ts';
import { pilotOf } from './pilot-objects.ts';
import { keyOfSession, smartcarsProtocol } from './smartcars-protocol.ts';

/** Name of the keys that the program gets. */
const PROGRAM = 'smartCARS 3';

/** Signing in with callsign and password, and going on with a session. */
export function addSignIn(app: Hono<RecorderEnv>, options: RecorderOptions): void {
  const on = (path: string, handle: (body: Body, now: Date, c: RecorderContext) => Promise<unknown>) =>
    app.post(path, (c) =>
      answerAnybody(c, options, smartcarsProtocol, async (body, now) => handle(await body(), now, c)),
    );

  on('/pilot/login', async (body, now, c) => pilotOf(await signIn(options, PROGRAM, { c, body }, now)));
  on('/pilot/resume', async (body, now) => {
    const pilot = await identify(options, sessionIn(body), now);
    return pilotOf({ ...pilot, expiresAt: await options.desk.renew(pilot.actor, now) });
  });
  on('/pilot/verify', async (body, now) => pilotOf(await identify(options, sessionIn(body), now)));
}

function sessionIn(body: Body): string | undefined {
  return keyOfSession(exact(body['session'], 300) ?? '');
}
