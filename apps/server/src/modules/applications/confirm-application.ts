import { APPLICATION_DAYS } from '@va/domain/applications/application-days.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { constants } from '#server/db/constants.ts';
import type { RequestContext } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { tokenHash } from '#server/kernel/secrets/tokens.ts';
import { type LinkService, PER_ADDRESS_LINKS } from '../access/link-service.ts';
import { lockMailbox } from './application-rows.ts';
import { enterByJoinLink } from './enter-by-join-link.ts';
import type { Applications } from './applications.ts';

/**
 * Confirms the address of an application whose mailed link was opened, and puts it into the queue of staff. Idempotent.
 * Of several applications of one mailbox only the last confirmed one stays. A person who came by a join link enters at
 * once. Throws `enlace-no-valido`.
 */
export async function confirmApplication(
  { db, airline }: Pick<Applications, 'db' | 'airline'>,
  links: LinkService,
  token: string,
  { addressHash, now }: RequestContext,
): Promise<{ next: 'wait' | 'enter'; url: string | null }> {
  await countTry(db.queries, `link:${Buffer.from(addressHash).toString('hex')}`, PER_ADDRESS_LINKS, now);
  return db.transaction(async (tx) => {
    const since = new Date(now.getTime() - APPLICATION_DAYS.unconfirmed * DAY_MS);
    const find = () =>
      tx
        .selectFrom('application')
        .where('token_hash', '=', tokenHash(token))
        .where((is) => is.or([is('state', '!=', 'unconfirmed'), is('sent_at', '>=', since)]));
    const known = await find().select('email').executeTakeFirst();
    if (!known) throw notValid();
    await lockMailbox(tx, known.email);
    const row = await find().selectAll().forUpdate().executeTakeFirst();
    if (!row) throw notValid();
    const { id, name, email, link_id: linkId } = row;
    const next = linkId === null ? 'wait' : 'enter';
    if (row.state !== 'unconfirmed') return { next, url: null };
    await tx
      .deleteFrom('application')
      .where('email', '=', email)
      .where('id', '!=', id)
      .where('state', 'in', constants('unconfirmed', 'waiting'))
      .execute();
    const entered =
      linkId === null ? null : await enterByJoinLink(tx, airline, links, { linkId, name, email }, now);
    const accepted = entered && { state: 'accepted' as const, decided_at: now, pilot_id: entered.pilotId };
    await tx
      .updateTable('application')
      .set({ confirmed_at: now, ...(accepted ?? { state: 'waiting' }) })
      .where('id', '=', id)
      .execute();
    return { next, url: entered?.url ?? null };
  });
}

const notValid = () =>
  new Problem('enlace-no-valido', {
    detail:
      'Este enlace no vale: han pasado los días que tenía, o confirmaste otra solicitud después. Si no has confirmado ninguna, vuelve a enviarla.',
  });
