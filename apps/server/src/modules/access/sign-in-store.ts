import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Queries } from '#server/db/database.ts';
import { newToken, tokenHash } from './tokens.ts';

const DAY_MS = 86_400_000;
/** A sign-in holds 30 days after it was last used. */
const HOLDS_MS = 30 * DAY_MS;
/** Time to give the second factor. */
const PENDING_MS = 5 * 60_000;
/** How often use is written down. */
const SEEN_EVERY_MS = 5 * 60_000;

/** A new sign-in: its token goes into the cookie and is kept nowhere. */
export interface OpenedSignIn {
  id: string;
  token: string;
  expiresAt: Date;
}

/** Opens a sign-in, whole or waiting for the second factor. */
export async function openSignIn(
  tx: Queries,
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

/** The sign-in of a token with what is needed to act, or nothing when it is over. */
export async function findSignIn(queries: Queries, token: string, now: Date) {
  const row = await queries
    .selectFrom('sign_in')
    .innerJoin('pilot', 'pilot.id', 'sign_in.pilot_id')
    .select([
      'sign_in.id as sign_in_id',
      'sign_in.stage',
      'sign_in.expires_at',
      'sign_in.last_seen_at',
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
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + HOLDS_MS) })
      .where('id', '=', row.sign_in_id)
      .execute();
  return row;
}

/** Whether the pilot of the query has a second factor in force. */
export const hasSecondFactor = sql<boolean>`(
  exists (select 1 from totp where totp.pilot_id = pilot.id and totp.confirmed_at is not null)
  or exists (select 1 from passkey where passkey.pilot_id = pilot.id))`;

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
