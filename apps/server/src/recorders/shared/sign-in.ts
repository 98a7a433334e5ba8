import type { PilotActor } from '#server/api/actor.ts';
import { type Body, storable } from './fields.ts';
import { type RecorderContext, RecorderError, type RecorderOptions } from './protocol.ts';
import { type Shelf, readShelf } from './shelf.ts';

/** A pilot whose program has shown a key. */
export interface SignedIn {
  key: string;
  actor: PilotActor;
  /** Until when the key is good. */
  expiresAt: Date;
  shelf: Shelf;
}

/** The pilot of a key; `until` is the expiry of a key that was just made. Throws 401. */
export async function identify(
  { desk }: RecorderOptions,
  key: string | undefined,
  now: Date,
  until?: Date,
): Promise<SignedIn> {
  const actor = key === undefined ? null : await desk.identify(key, now);
  if (key === undefined || !actor) throw new RecorderError(401, 'La sesión no existe o ha caducado.');
  await desk.count(actor, now);
  return { key, actor, expiresAt: until ?? actor.expiresAt, shelf: await readShelf(desk, actor, now) };
}

/** Signs in with callsign and password, and makes a key with the program's name. Throws the refusal. */
export async function signIn(
  options: RecorderOptions,
  program: string,
  { c, body }: { c: RecorderContext; body: Body },
  now: Date,
): Promise<SignedIn> {
  const callsign = exact(c.req.query('username') ?? body['username'], 100);
  const password = exact(body['password'], 200);
  if (callsign === null || password === null)
    throw new RecorderError(401, 'Escribe tu indicativo y tu contraseña.');
  const given = { callsign, password, program, caller: options.callerOf(c) };
  const { secret, expiresAt } = await options.desk.signIn(given, now);
  return identify(options, secret, now, expiresAt);
}

/** A text exactly as typed, including spaces; null if it is no text or too long. */
export function exact(value: unknown, most: number): string | null {
  const isExact = typeof value === 'string' && value !== '' && value.length <= most;
  return isExact && storable(value) === value ? value : null;
}
