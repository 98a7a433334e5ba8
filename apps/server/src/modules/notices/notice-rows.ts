import { sql } from 'kysely';
import type { NoticeOrder } from '@va/contract/notices/notices.ts';
import { nameCode } from '@va/domain/name-code.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { toRow } from './notice-order.ts';

/** A new notice's author and moment, and all notices that there are, whose slugs it can't have. */
interface Publication {
  notices: readonly { slug: string }[];
  pilotId: string;
  at: Date;
}

/** Writes a notice; resolves to undefined if another person publishes one with the same title at this moment. */
export function addNotice(
  tx: Tx,
  airline: Airline,
  order: NoticeOrder,
  { notices, pilotId, at }: Publication,
) {
  const slug = freeSlug(notices, order.title);
  return tx
    .insertInto('company_notice')
    .values({ ...toRow(airline, order), slug, published_by: pilotId, published_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Of the title, with a figure behind where another notice has it. */
function freeSlug(notices: readonly { slug: string }[], title: string): string {
  const plain = nameCode(title).slice(0, 90) || 'aviso';
  const taken = new Set(notices.map(({ slug }) => slug));
  for (let n = 2, slug = plain; ; slug = `${plain}-${n++}`) if (!taken.has(slug)) return slug;
}

/** Takes away notices that were published at these moments, with who has read them, as if they had never been. */
export async function removeNotices(tx: Tx, publishedAt: readonly Date[]): Promise<void> {
  if (publishedAt.length === 0) return;
  const gone = await tx
    .deleteFrom('company_notice')
    .where('published_at', 'in', publishedAt)
    .returning('slug')
    .execute();
  const slugs = gone.map(({ slug }) => slug);
  if (slugs.length === 0) return;
  await tx.deleteFrom('notice_ack').where('slug', 'in', slugs).execute();
  await tx.deleteFrom('notice_announced').where('slug', 'in', slugs).execute();
}

/** A notice in the revision that a pilot read. */
interface ReadNotice {
  slug: string;
  revision: number;
}

/** Records that a pilot has read notices; an earlier reading keeps its time. */
export async function acknowledge(
  queries: Queries,
  pilotId: string,
  notices: readonly ReadNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  await queries
    .insertInto('notice_ack')
    .values(notices.map(({ slug, revision }) => ({ pilot_id: pilotId, slug, revision, ack_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the readings of a pilot that this transaction has recorded. */
export async function unreadAll(tx: Tx, pilotId: string): Promise<void> {
  await tx
    .deleteFrom('notice_ack')
    .where('pilot_id', '=', pilotId)
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .execute();
}

/** By audit action, the Spanish words that follow the actor's callsign, for `cambiado-entretanto` on a notice. */
const ACTS = {
  'notice.corrected': 'lo ha cambiado',
  'notice.revised': 'lo ha cambiado',
  'notice.withdrawn': 'lo ha retirado',
  'notice.restored': 'lo ha publicado otra vez',
};

/**
 * Locks a notice of the desk until the transaction ends, and checks its version. Throws `aviso-del-contenido`,
 * `no-encontrado` and `cambiado-entretanto`.
 */
export async function lockNotice(tx: Tx, { notices }: Airline, slug: string, version: number) {
  if (notices.some((notice) => notice.slug === slug)) throw new Problem('aviso-del-contenido');
  const row = await tx
    .selectFrom('company_notice')
    .selectAll()
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  await expectSeen(tx, row, version, { kind: 'notice', id: slug }, ACTS);
  return row;
}
