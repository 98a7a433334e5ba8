import { sql } from 'kysely';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { LinkService } from '../access/link-service.ts';
import { freeCallsign, invite } from '../pilots/invitation-service.ts';
import { joinLinkOver } from './join-links.ts';

/** Most attempts to find a free callsign, since staff may give the found one to somebody else meanwhile. */
const TRIES = 3;

/**
 * Lets one person in by a join link: counts the use in one atomic update, so that no more people enter than allowed,
 * and invites them under the first free callsign. Throws `enlace-no-valido` if the link has ended or is used up.
 * @returns the new account's id, and the address of the page where the person sets the password
 */
export async function enterByJoinLink(
  tx: Tx,
  airline: Airline,
  links: LinkService,
  { linkId, name, email }: { linkId: string; name: string; email: string | undefined },
  now: Date,
): Promise<{ pilotId: string; url: string }> {
  const used = await tx
    .updateTable('join_link')
    .set({ used: sql<number>`used + 1` })
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'uses')
    .returning(['used', 'uses'])
    .executeTakeFirst();
  if (!used) throw joinLinkOver(await whyOver(tx, linkId, now));
  const invited = await inviteNext(tx, airline, links, { name, email }, now);
  await audit(tx, {
    by: null,
    action: 'join-link.used',
    subject: { kind: 'join-link', id: linkId },
    after: { callsign: invited.callsign, used: used.used, uses: used.uses },
  });
  return invited;
}

async function inviteNext(
  tx: Tx,
  airline: Airline,
  links: LinkService,
  { name, email }: { name: string; email: string | undefined },
  now: Date,
): Promise<{ pilotId: string; url: string; callsign: string }> {
  // Serialize concurrent entries, so that each gets the next free callsign.
  await sql`select pg_advisory_xact_lock(hashtext('join-link callsign'))`.execute(tx);
  for (let tries = 1; ; tries += 1) {
    const callsign = await freeCallsign(tx, airline, now);
    if (callsign === null)
      throw new Problem('indicativo-ocupado', {
        detail: `No queda ningún indicativo libre. Escribe a ${airline.contactEmail} y te ayudan.`,
      });
    try {
      const invited = { callsign, name, oldEnough: true, ...(email !== undefined && { email }) };
      const { pilotId, link } = await invite(tx, airline, links, invited, { by: null, now });
      return { pilotId, url: link.url, callsign };
    } catch (error) {
      const isTaken = error instanceof Problem && error.code === 'indicativo-ocupado';
      if (!isTaken || tries === TRIES) throw error;
    }
  }
}

async function whyOver(tx: Tx, linkId: string, now: Date): Promise<'revoked' | 'used' | 'ended'> {
  const row = await tx
    .selectFrom('join_link')
    .select(['revoked_at', 'expires_at'])
    .where('id', '=', linkId)
    .executeTakeFirst();
  if (!row || row.revoked_at !== null) return 'revoked';
  return row.expires_at <= now ? 'ended' : 'used';
}
