import { APPLICATION_DAYS } from '@va/domain/applications/application-days.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import type { RequestContext } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/count-try.ts';
import { tokenHash } from '#server/kernel/secrets/tokens.ts';
import { PER_ADDRESS_LINKS } from '../access/link-limits.ts';
import { lockMailbox } from './application-rows.ts';

/**
 * Lets an application wait for staff, once the link of its mail was opened; once more does no harm. Whoever applies twice
 * has one application, the one that was confirmed last. Throws `enlace-no-valido`.
 */
export async function confirmApplication(
  db: Database,
  token: string,
  context: RequestContext,
): Promise<void> {
  await countTry(db.queries, `link:${hex(context.addressHash)}`, PER_ADDRESS_LINKS, context.now);
  await db.transaction(async (tx) => {
    const since = new Date(context.now.getTime() - APPLICATION_DAYS.unconfirmed * DAY_MS);
    const find = () =>
      tx
        .selectFrom('application')
        .where('token_hash', '=', tokenHash(token))
        .where((is) => is.or([is('state', '!=', 'unconfirmed'), is('sent_at', '>=', since)]));
    const known = await find().select(['id', 'email']).executeTakeFirst();
    if (!known) throw notValid();
    await lockMailbox(tx, known.email);
    const row = await find().select(['id', 'email', 'state']).forUpdate().executeTakeFirst();
    if (!row) throw notValid();
    if (row.state !== 'unconfirmed') return;
    await tx
      .deleteFrom('application')
      .where('email', '=', row.email)
      .where('id', '!=', row.id)
      .where('state', 'in', ['unconfirmed', 'waiting'])
      .execute();
    await tx
      .updateTable('application')
      .set({ state: 'waiting', confirmed_at: context.now })
      .where('id', '=', row.id)
      .execute();
  });
}

const notValid = () =>
  new Problem('enlace-no-valido', {
    detail:
      'Este enlace no vale: han pasado los días que tenía, o confirmaste otra solicitud después. Si no has confirmado ninguna, vuelve a enviarla.',
  });

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
