import { nextCallsign } from '@va/domain/callsign.ts';
import { countOf } from '@va/domain/numbers.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { refuseInvitation } from '@va/domain/account/invitation.ts';
import type { HandoverLink } from '@va/contract/pilots/pilots.ts';
import { Problem, refuseTwice, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { queueMail } from '#server/kernel/messages/tell-pilots.ts';
import type { LinkService } from '../access/link-service.ts';
import { heldCallsigns } from '../accounts/callsigns.ts';
import { addPilot, takeCallsignOfWhoLeft } from '../accounts/pilot-rows.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { flightInForce, isFlightNumber } from '../timetable/timetable-flights.ts';

/** The person to invite. */
export interface Invited {
  callsign: string;
  name?: string | undefined;
  email?: string | undefined;
  oldEnough: boolean;
  /** Their ids at the networks; an id that another account has is left out. */
  vatsimCid?: number | null;
  ivaoVid?: number | null;
  /** First sentence of the mail. */
  because?: string;
}

/**
 * Makes an invited account with a callsign, and its link. Throws if the callsign is taken or does not fit the airline's
 * pattern.
 */
export function invitePilot(
  db: Database,
  airline: Airline,
  links: LinkService,
  invited: Invited,
  by: By,
): Promise<HandoverLink> {
  return db.transaction(async (tx) => {
    const asked = { by, now: by.context.now };
    return (await invite(tx, airline, links, invited, asked)).link;
  });
}

/** The same within another act's transaction; also answers the new account. `by` is null if no staff are involved. */
export async function invite(
  tx: Tx,
  airline: Airline,
  links: LinkService,
  invited: Invited,
  { by, now }: { by: By | null; now: Date },
): Promise<{ pilotId: string; link: HandoverLink }> {
  const { callsign } = invited;
  if (!airline.callsign.pattern.test(callsign))
    throw new Problem('indicativo-no-valido', {
      detail: `${airline.callsign.message}. Por ejemplo, ${airline.callsign.example}.`,
      errors: [{ pointer: '/callsign', message: airline.callsign.message }],
    });
  const taken = (callsignFree: boolean) =>
    unlessRefused(
      refuseInvitation({ callsign, callsignFree, oldEnough: invited.oldEnough }, airline.accountRules),
    );
  // Serialize invitations for one callsign, so that the second one finds it taken.
  await sql`select pg_advisory_xact_lock(hashtext(${callsign}))`.execute(tx);
  taken(await isCallsignFree(tx, airline, callsign, now));
  const pilotId = uuid();
  const pilot = {
    id: pilotId,
    callsign,
    name: invited.name ?? null,
    email: invited.email ?? null,
    base_icao: airline.baseIcao,
    status: 'invited',
    rank_code: firstRank(airline),
    min_age_ok: invited.oldEnough,
    vatsim_cid: await freeNumber(tx, 'vatsim_cid', invited.vatsimCid),
    ivao_vid: await freeNumber(tx, 'ivao_vid', invited.ivaoVid),
  } as const;
  await addPilot(tx, pilot, now).catch(refuseTwice('pilot_email_key', 'correo-ocupado'));
  await audit(tx, {
    by,
    ...(by && { capability: 'pilots.manage' as const }),
    action: 'pilot.invited',
    subject: { kind: 'pilot', id: pilotId },
    after: { callsign },
  });
  const link = await links.make(tx, { kind: 'invitation', pilotId, by: by?.actor.pilotId ?? null }, now);
  if (invited.email !== undefined)
    await queueMail(tx, {
      pilotId,
      to: invited.email,
      subject: `${airline.name}: tu invitación`,
      text: `${invited.because === undefined ? '' : `${invited.because} `}Te esperamos como ${callsign}.\n\nElige tu contraseña aquí, antes de ${countOf(airline.invitationDays, 'día', 'días')}:\n${link.url}\n\nEl enlace sirve una sola vez.`,
    });
  const mailed = links.byMail && invited.email !== undefined;
  return {
    pilotId,
    link: { callsign, url: link.url, expiresAt: link.expiresAt.toISOString(), mailed },
  };
}

/**
 * Whether a callsign is free: no flight number has its digits, nobody has it, and nobody gave it up recently (by the
 * rules).
 */
async function isCallsignFree(tx: Tx, airline: Airline, callsign: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isFlight: boolean }>`
    select ${isFlightNumber(sql`${callsign}::text`, now)} as "isFlight"`.execute(tx);
  if (rows[0]?.isFlight) return false;
  const held = heldCallsigns(tx, airline, now).where('callsign', '=', callsign).limit(1);
  if (await held.executeTakeFirst()) return false;
  await takeCallsignOfWhoLeft(tx, callsign);
  return true;
}

/** A network id; null without one, or if another account has it. */
async function freeNumber(
  tx: Tx,
  column: 'vatsim_cid' | 'ivao_vid',
  number: number | null | undefined,
): Promise<number | null> {
  if (number === null || number === undefined) return null;
  const holder = await tx.selectFrom('pilot').select('id').where(column, '=', number).executeTakeFirst();
  return holder === undefined ? number : null;
}

function firstRank({ ranks }: Airline): string {
  const [first] = ranks;
  if (!first) throw new Error('The airline has no ranks.');
  return first.code;
}

/** The airline's first free callsign; null if all are taken. */
export async function freeCallsign(queries: Queries, airline: Airline, now: Date): Promise<string | null> {
  const held = await heldCallsigns(queries, airline, now).execute();
  const flights = await queries.selectFrom('flight').select('number').where(flightInForce(now)).execute();
  const taken = new Set(held.map(({ callsign }) => callsign));
  const numbers = new Set(flights.map(({ number }) => number));
  return nextCallsign(
    airline.callsign,
    (callsign) => taken.has(callsign) || numbers.has(Number(/\d+$/.exec(callsign)?.[0] ?? '0')),
  );
}
