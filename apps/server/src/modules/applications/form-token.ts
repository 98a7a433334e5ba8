import { createHmac } from 'node:crypto';
import { DAY_MS } from '@va/domain/durations.ts';
import { Problem } from '#server/api/problem.ts';
import { isSameToken } from '#server/kernel/secrets/tokens.ts';

/** Shortest time in which a person can fill in the form, ms: faster senders are programs. */
const LEAST_AGE_MS = 4000;
const MOST_AGE_MS = DAY_MS;

/** Makes the signed token of an opened form, which has the time of opening. */
export function formToken(key: Uint8Array, now: Date): string {
  const opened = String(now.getTime());
  return `${opened}.${sign(key, opened)}`;
}

/** Throws unless the token is ours and the form was opened some seconds to one day ago. */
export function expectForm(key: Uint8Array, token: string, now: Date): void {
  const [, opened, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (opened === undefined || signature === undefined || !isSameToken(signature, sign(key, opened)))
    throw new Problem('formulario-no-valido');
  const age = now.getTime() - Number(opened);
  // The clock of another process may be a little ahead.
  if (age > MOST_AGE_MS || age < -LEAST_AGE_MS) throw new Problem('formulario-no-valido');
  if (age < LEAST_AGE_MS) throw new Problem('formulario-muy-pronto');
}

function sign(key: Uint8Array, opened: string): string {
  return createHmac('sha256', key).update(`application-form:${opened}`).digest('base64url');
}
