import { DAY_MS } from '@va/domain/durations.ts';
import { v7 as uuid } from 'uuid';
import type { Queries, Tx } from '#server/db/database.ts';
import { newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';
import { hasSecondFactor } from '../rights/administrators.ts';

/** A sign-in expires this long after its last use, ms. */
const HOLDS_MS = 30 * DAY_MS;
/** However often it is used, a sign-in ends this long after its password was typed, ms. */
const MOST_MS = 180 * DAY_MS;
/** Time for the second step of a sign-in, ms. */
const PENDING_MS = 5 * 60_000;
/** The time of last use is written at most this often, ms. */
const SEEN_EVERY_MS = 5 * 60_000;

/** A new sign-in; its token goes into the cookie, and only a digest of it is stored. */
export interface OpenedSignIn {
  id: string;
  token: string;
  expiresAt: Date;
}

/** Opens a sign-in, either complete or waiting for the second factor. */
export async function openSignIn(
  tx: Tx,
  signIn: { pilotId: string; stage: 'second_factor' | 'open'; strong: boolean; device: string },
  now: Date,
): Promise<OpenedSignIn> {
  const opened = {
    id: uuid(),
    token: newToken(),
    expiresAt: new Date(now.getTime() + (signIn.stage === 'open' ? HOLDS_MS : PENDING_MS)),
  };
  await tx
    .insertInto('sign_in')
    .values({
      id: opened.id,
      pilot_id: signIn.pilotId,
      token_hash: tokenHash(opened.token),
      stage: signIn.stage,
      strong: signIn.strong,
      device_label: signIn.device,
      created_at: now,
      last_seen_at: now,
      expires_at: opened.expiresAt,
    })
    .execute();
  return opened;
}

/** Finds a token's sign-in with the pilot's rights; undefined if it has ended. */
export async function findSignIn(queries: Queries, token: string, now: Date) {
  const row = await queries
    .selectFrom('sign_in')
    .innerJoin('pilot', 'pilot.id', 'sign_in.pilot_id')
    .select([
      'sign_in.id as sign_in_id',
      'sign_in.stage',
      'sign_in.expires_at',
      'sign_in.last_seen_at',
      'sign_in.created_at as opened_at',
      'pilot.id',
      'pilot.callsign',
      'pilot.name',
      'pilot.status',
      'pilot.roles',
      'pilot.capabilities',
      'pilot.positions',
      hasSecondFactor.as('has_second_factor'),
    ])
    .where('sign_in.token_hash', '=', tokenHash(token))
    .where('sign_in.revoked_at', 'is', null)
    .where('sign_in.expires_at', '>', now)
    .executeTakeFirst();
  if (row?.stage === 'open' && now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS)
    await queries
      .updateTable('sign_in')
      .set({ last_seen_at: now, expires_at: endOf(row.opened_at, now) })
      .where('id', '=', row.sign_in_id)
      .execute();
  return row;
}

export type SignInRow = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;

function endOf(openedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + HOLDS_MS, openedAt.getTime() + MOST_MS));
}

/** Ends the sign-in of a token, because a new one replaces it. */
export async function endToken(queries: Queries, token: string | undefined, now: Date): Promise<void> {
  if (token === undefined) return;
  await queries
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('revoked_at', 'is', null)
    .execute();
}

/** When the pilot of a sign-in last proved who they are. */
export async function openedAt(queries: Queries, id: string): Promise<Date | undefined> {
  const row = await queries
    .selectFrom('sign_in')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.created_at;
}

/** Gives a sign-in a new token and start, after the pilot has proved again who they are. */
export async function renewSignIn(queries: Queries, id: string, now: Date): Promise<OpenedSignIn> {
  const renewed = { id, token: newToken(), expiresAt: new Date(now.getTime() + HOLDS_MS) };
  await queries
    .updateTable('sign_in')
    .set({
      token_hash: tokenHash(renewed.token),
      created_at: now,
      last_seen_at: now,
      expires_at: renewed.expiresAt,
    })
    .where('id', '=', id)
    .execute();
  return renewed;
}

/**
 * Ends the sign-ins that used only a password, because the pilot now has a second factor; all but the one that has just
 * proved it. It locks the password's row, so that a concurrent sign-in waits and then sees the factor.
 */
export async function endWeakSignIns(
  tx: Tx,
  { pilotId, signInId }: { pilotId: string; signInId: string | null },
  now: Date,
): Promise<void> {
  await tx.selectFrom('password').select('pilot_id').where('pilot_id', '=', pilotId).forUpdate().execute();
  if (signInId !== null)
    await tx.updateTable('sign_in').set({ strong: true }).where('id', '=', signInId).execute();
  await tx
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('strong', '=', false)
    .where('stage', '=', 'open')
    .where('revoked_at', 'is', null)
    .execute();
}

/** Open sign-ins of a pilot, the last used first. */
export function listSignIns(queries: Queries, pilotId: string, now: Date) {
  return queries
    .selectFrom('sign_in')
    .select(['id', 'device_label', 'created_at', 'last_seen_at', 'expires_at'])
    .where('pilot_id', '=', pilotId)
    .where('stage', '=', 'open')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(200)
    .execute();
}

/** Ends one sign-in of a pilot; answers whether there was one. */
export async function endSignIn(queries: Queries, pilotId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('pilot_id', '=', pilotId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
