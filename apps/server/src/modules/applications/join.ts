import { APPLICATION_DAYS } from '@va/domain/applications/application-limits.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { joinBodySchema } from '@va/contract/pilots/applications.ts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { RequestContext } from '#server/api/actor.ts';
import type { Tx } from '#server/db/database.ts';
import { queueMail } from '#server/kernel/messages/tell-pilots.ts';
import { newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';
import type { LinkService } from '../access/link-service.ts';
import { countApplication, expectForm } from './application-guards.ts';
import { keepApplication, lockMailbox } from './application-rows.ts';
import { openJoinLink } from './join-links.ts';
import { mailToKnown, expectPerson } from './send-application.ts';
import type { Applications } from './applications.ts';
import { enterByJoinLink } from './enter-by-join-link.ts';

/**
 * A person asks to enter by a join link. The server mails a confirmation link, and counts a use of the join link only
 * once that was opened; if it sends no mails, the person enters at once. The answer does not reveal whether the address
 * belongs to an account.
 * @returns the next step; if the person enters at once, also the address of the page that sets the password
 */
export async function join(
  applications: Applications,
  links: LinkService,
  sent: z.output<typeof joinBodySchema>,
  context: RequestContext,
): Promise<{ next: 'confirm' | 'enter'; url: string | null }> {
  const { db, airline, key, byMail } = applications;
  const { now } = context;
  expectForm(key, sent.formToken, now);
  expectPerson(sent, airline);
  await countApplication(db.queries, sent.email, context);
  const { id: linkId } = await openJoinLink(db.queries, sent.token, now);
  // A honeypot field that people do not see: a program that fills it in gets the usual answer and nothing happens.
  if (sent.website) return { next: 'confirm', url: null };
  return db.transaction(async (tx) => {
    await lockMailbox(tx, sent.email);
    if (byMail) {
      await askMailbox(tx, applications, sent, { linkId, now });
      return { next: 'confirm', url: null };
    }
    const { email, name } = sent;
    // If the address belongs to an account, do not reveal that: make the new account without an address.
    const known = await tx.selectFrom('pilot').select('id').where('email', '=', email).executeTakeFirst();
    const person = { linkId, name, email: known ? undefined : email };
    const { url } = await enterByJoinLink(tx, airline, links, person, now);
    return { next: 'enter', url };
  });
}

async function askMailbox(
  tx: Tx,
  applications: Applications,
  { name, email }: { name: string; email: string },
  { linkId, now }: { linkId: string; now: Date },
): Promise<void> {
  if (await mailToKnown(tx, applications, email)) return;
  const { airline, publicUrl } = applications;
  const token = newToken();
  await keepApplication(tx, {
    id: uuid(),
    state: 'unconfirmed',
    name,
    email,
    answers: [],
    token_hash: tokenHash(token),
    sent_at: now,
    link_id: linkId,
  });
  const days = countOf(APPLICATION_DAYS.unconfirmed, 'día', 'días');
  // Repeat nothing of what was typed, so that nobody can use this mail to write to others.
  await queueMail(tx, {
    pilotId: null,
    to: email,
    subject: `${airline.name}: confirma tu correo`,
    text: `Alguien, seguramente tú, ha dado esta dirección para entrar en ${airline.name} con un enlace del equipo.\n\nConfírmala aquí antes de ${days} y elige tu contraseña:\n${publicUrl}plataforma/acceso/solicitud#${token}\n\nSi no has sido tú, no hagas nada: a los ${days} se borra sola.`,
  });
}
