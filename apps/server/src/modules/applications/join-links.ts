import { DAY_MS } from '@va/domain/durations.ts';
import type { JoinLink, makeJoinLinkBodySchema } from '@va/contract/pilots/applications.ts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { pageById } from '#server/api/page-by-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';

/** Days for which an ended join link is kept, so that staff see who entered by it. */
const KEPT_DAYS = 90;

/** Makes a join link. Only its digest is stored, so its address is shown only now. */
export function makeJoinLink(
  db: Database,
  publicUrl: string,
  { uses, days, label }: z.output<typeof makeJoinLinkBodySchema>,
  by: By,
): Promise<{ link: JoinLink; url: string }> {
  return db.transaction(async (tx) => {
    const { now } = by.context;
    const [id, token] = [uuid(), newToken()];
    await tx
      .insertInto('join_link')
      .values({
        id,
        label: label ?? null,
        token_hash: tokenHash(token),
        uses,
        created_by: by.actor.pilotId,
        created_at: now,
        expires_at: new Date(now.getTime() + days * DAY_MS),
      })
      .execute();
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'join-link.made',
      subject: { kind: 'join-link', id },
      after: { uses, until: new Date(now.getTime() + days * DAY_MS).toISOString(), label },
    });
    const row = await joinLinks(tx).where('join_link.id', '=', id).executeTakeFirstOrThrow();
    // The token comes after `#`, so that browsers never send it and it reaches no log.
    return { link: toJoinLink(row, now), url: `${publicUrl}plataforma/acceso/enlace#${token}` };
  });
}

/** Ends a link before its day; who has come in by it stays. */
export function revokeJoinLink(db: Database, id: string, by: By): Promise<JoinLink> {
  return db.transaction(async (tx) => {
    const { now } = by.context;
    const ended = await tx
      .updateTable('join_link')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning(['uses', 'used'])
      .executeTakeFirst();
    const row = await joinLinks(tx).where('join_link.id', '=', id).executeTakeFirst();
    if (!row) throw new Problem('no-encontrado');
    const link = toJoinLink(row, now);
    if (!ended) throw new Problem('cambiado-entretanto', { current: { state: link.state } });
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'join-link.revoked',
      subject: { kind: 'join-link', id },
      before: ended,
    });
    return link;
  });
}

/** A part of the links, the newest first. */
export function listJoinLinks(
  queries: Queries,
  page: { limit: number; cursor?: string | undefined },
  now: Date,
) {
  return pageById(joinLinks(queries), { ...page, id: 'join_link.id' }, (row) => toJoinLink(row, now));
}

/** Finds a join link that can let in at least one more person; throws `enlace-no-valido` with the reason otherwise. */
export async function openJoinLink(
  queries: Queries,
  token: string,
  now: Date,
): Promise<{ id: string; expires_at: Date }> {
  const row = await joinLinks(queries).where('token_hash', '=', tokenHash(token)).executeTakeFirst();
  if (!row) throw joinLinkOver();
  const { state } = toJoinLink(row, now);
  if (state !== 'open') throw joinLinkOver(state);
  return row;
}

/** The problem that says why a join link lets nobody in. */
export function joinLinkOver(state: JoinLink['state'] = 'revoked'): Problem {
  const why = {
    used: 'Por este enlace ya ha entrado toda la gente que cabía.',
    ended: 'Este enlace ya ha caducado.',
    revoked: 'Este enlace no vale: no está entero, o el equipo lo ha retirado.',
    open: 'Este enlace no vale.',
  }[state];
  return new Problem('enlace-no-valido', { detail: `${why} Pide otro a quien te lo dio.` });
}

/** Removes links that ended long ago. */
export async function removeOldJoinLinks(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await queries.deleteFrom('join_link').where('expires_at', '<', before).execute();
}

function joinLinks(queries: Queries) {
  return queries
    .selectFrom('join_link')
    .leftJoin('pilot as maker', 'maker.id', 'join_link.created_by')
    .select([
      'join_link.id',
      'join_link.label',
      'join_link.uses',
      'join_link.used',
      'join_link.created_at',
      'join_link.expires_at',
      'join_link.revoked_at',
      'maker.callsign as created_by',
    ]);
}

function toJoinLink(
  row: Awaited<ReturnType<ReturnType<typeof joinLinks>['executeTakeFirstOrThrow']>>,
  now: Date,
): JoinLink {
  const state =
    row.revoked_at !== null
      ? 'revoked'
      : row.used >= row.uses
        ? 'used'
        : row.expires_at <= now
          ? 'ended'
          : 'open';
  return {
    id: row.id,
    label: row.label,
    uses: row.uses,
    used: row.used,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state,
  };
}
