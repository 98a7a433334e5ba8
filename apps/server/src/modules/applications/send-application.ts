import { countOf } from '@va/domain/numbers.ts';
import { APPLICATION_DAYS } from '@va/domain/applications/application-limits.ts';
import { givenAnswers, wrongAnswers } from '@va/domain/applications/question.ts';
import { refuseYoung } from '@va/domain/account/invitation.ts';
import type { sendApplicationBodySchema } from '@va/contract/pilots/applications.ts';
import type { ApplicationForm } from '@va/schemas/platform/applications.ts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { RequestContext } from '#server/api/actor.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { queueMail } from '#server/kernel/messages/tell-pilots.ts';
import { newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';
import { countApplication, expectForm } from './application-guards.ts';
import { keepApplication, lockMailbox } from './application-rows.ts';
import type { Applications } from './applications.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { constants } from '#server/db/constants.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { type LinkService, PER_ADDRESS_LINKS } from '../access/link-service.ts';
import { enterByJoinLink } from './enter-by-join-link.ts';

type Sender = Pick<Applications, 'airline' | 'publicUrl'>;

/**
 * If a mail address belongs to an account, mails it what to do instead of applying. Answers whether it does; only the
 * mailbox learns of it.
 */
export async function mailToKnown(tx: Tx, sender: Sender, email: string): Promise<boolean> {
  const pilot = await tx
    .selectFrom('pilot')
    .select(['id', 'callsign', 'status'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!pilot) return false;
  const { name } = sender.airline;
  await queueMail(tx, {
    pilotId: pilot.id,
    to: email,
    subject: `${name}: tu solicitud`,
    text: `Alguien, seguramente tú, ha dado esta dirección al pedir volar con ${name}.\n\n${adviceTo(pilot, sender)}\n\nSi no has sido tú, no hagas nada.`,
  });
  return true;
}

function adviceTo(
  { callsign, status }: { callsign: string | null; status: string },
  { airline: { contactEmail }, publicUrl }: Sender,
): string {
  if (status === 'invited')
    return `Ya tienes una invitación como ${callsign}: busca el correo con su enlace. Si no lo encuentras, escribe a ${contactEmail} y te mandan otro.`;
  if (status === 'retired' || callsign === null)
    return `Esta dirección es de una cuenta que se dio de baja. Para volver, escribe a ${contactEmail}.`;
  return `Ya tienes una cuenta: ${callsign}. Si no recuerdas la contraseña, elige otra aquí:\n${publicUrl}plataforma/acceso/recuperar`;
}

type Sent = z.output<typeof sendApplicationBodySchema>;

/**
 * Stores an application; staff see it once its mail address is confirmed. The answer does not reveal whether the
 * address belongs to an account: only a mail to that address does.
 */
export async function sendApplication(
  applications: Applications,
  form: ApplicationForm,
  sent: Sent,
  context: RequestContext,
): Promise<'confirm' | 'wait'> {
  const { db, airline, key, byMail } = applications;
  const next = byMail ? 'confirm' : 'wait';
  expectForm(key, sent.formToken, context.now);
  expectWhole(form, sent, airline);
  await countApplication(db.queries, sent.email, context);
  // A honeypot field that people do not see: a program that fills it in gets the usual answer and nothing is stored.
  if (sent.website) return next;
  await db.transaction(async (tx) => {
    await lockMailbox(tx, sent.email);
    if (!byMail) return keep(tx, form, sent, { state: 'waiting', now: context.now });
    if (await mailToKnown(tx, applications, sent.email)) return;
    const token = newToken();
    await keep(tx, form, sent, { state: 'unconfirmed', token, now: context.now });
    const days = countOf(APPLICATION_DAYS.unconfirmed, 'día', 'días');
    // Repeat nothing of what was typed: the mailbox may be somebody else's, and this must not be a way to write to
    // them.
    await queueMail(tx, {
      pilotId: null,
      to: sent.email,
      subject: `${airline.name}: confirma tu solicitud`,
      text: `Alguien, seguramente tú, ha dado esta dirección al pedir volar con ${airline.name}.\n\nConfírmala aquí antes de ${days} y el equipo leerá la solicitud:\n${applications.publicUrl}plataforma/acceso/solicitud#${token}\n\nSi no has sido tú, no hagas nada: a los ${days} se borra sola.`,
    });
  });
  return next;
}

/** Throws if the person is too young, or has not accepted the privacy policy. */
export function expectPerson(
  sent: Pick<Sent, 'oldEnough' | 'privacyAccepted'>,
  { accountRules }: Airline,
): void {
  unlessRefused(refuseYoung(sent.oldEnough, accountRules));
  if (!sent.privacyAccepted)
    throw wrongValue('/privacyAccepted', 'Lee la política de privacidad y acéptala para enviar la solicitud');
}

/** Checks age, consent, network id and answers, in this order; throws for the first that is missing or wrong. */
function expectWhole(form: ApplicationForm, sent: Sent, airline: Airline): void {
  expectPerson(sent, airline);
  if (form.networkIds === 'uno' && (sent.vatsimCid ?? sent.ivaoVid) === undefined)
    throw wrongValue('/vatsimCid', 'Escribe tu número de VATSIM o el de IVAO');
  const errors = wrongAnswers(form.questions, sent.answers).map(({ id, message }) => ({
    pointer: `/answers/${id}`,
    message,
  }));
  if (errors.length > 0) throw new Problem('datos-no-validos', { errors });
}

function keep(
  tx: Tx,
  form: ApplicationForm,
  sent: Sent,
  { state, token, now }: { state: 'unconfirmed' | 'waiting'; token?: string; now: Date },
): Promise<void> {
  const asksIds = form.networkIds !== 'ninguno';
  return keepApplication(tx, {
    id: uuid(),
    state,
    name: sent.name,
    email: sent.email,
    vatsim_cid: (asksIds && sent.vatsimCid) || null,
    ivao_vid: (asksIds && sent.ivaoVid) || null,
    answers: givenAnswers(form.questions, sent.answers),
    token_hash: token === undefined ? null : tokenHash(token),
    sent_at: now,
  });
}

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
