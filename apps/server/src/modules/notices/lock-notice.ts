import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';

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
