import { DAY_MS } from '@va/domain/durations.ts';
import { v7 as uuid } from 'uuid';
import type { AccessLink } from '@va/contract/account/sign-in-links.ts';
import type { LinkKind } from '@va/contract/account/session.ts';
import type { RequestContext } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { endSignIns, endLinks } from './end-access.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { tellOfAccess } from './access-news.ts';
import { endKeys } from '../keys/stored-keys.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';
import { setPassword } from './set-password.ts';
import { setPilot } from '../accounts/pilot-rows.ts';

/** Days for which a recovery link works. */
const RECOVERY_DAYS = 1;

/** Rate limits of recovery requests for one callsign, per hour: of one caller, and of all callers. */
const PER_CALLER_RECOVERY = { requests: 3, windowSeconds: 3600 };
const PER_CALLSIGN_RECOVERY = { requests: 20, windowSeconds: 3600 };

/** A new link with its secret; only its digest is stored, so the link can be shown or mailed only now. */
export interface NewLink {
  url: string;
  expiresAt: Date;
}

/** Links that let somebody set a password. */
export interface LinkService {
  /** Whether mails are really sent; without a mail server they become files on the server. */
  byMail: boolean;
  /** Makes a link. It revokes the pilot's earlier links of the kind, unless `beside` is true. */
  make(
    tx: Tx,
    link: { kind: LinkKind; pilotId: string; by: string | null; beside?: boolean },
    now: Date,
  ): Promise<NewLink>;
  /** Reads what a link is for, without using it up. Throws `enlace-no-valido`. */
  look(token: string, context: RequestContext): Promise<AccessLink>;
  /** Sets name and password, accepts the terms and starts the account. Answers the pilot's id. */
  acceptInvitation(
    given: {
      token: string;
      password: string;
      name?: string | undefined;
      termsAccepted: boolean;
      oldEnough: boolean;
    },
    context: RequestContext,
  ): Promise<string>;
  /** Sets a new password, signs out everywhere and ends every key of programs. Answers the pilot's id. */
  useRecovery(given: { token: string; password: string }, context: RequestContext): Promise<string>;
  /** Mails a recovery link if the account has an address. The answer does not reveal whether it has. */
  requestRecovery(callsign: string, context: RequestContext): Promise<void>;
}

/** Links looked at or used, per address and minute. */
export const PER_ADDRESS_LINKS = { requests: 20, windowSeconds: 60 };

/** Makes the service of invitation and recovery links. */
export function linkService(db: Database, airline: Airline, publicUrl: string, byMail = false): LinkService {
  const make: LinkService['make'] = async (tx, { kind, pilotId, by, beside = false }, now) => {
    if (!beside) await endLinks(tx, pilotId, kind, now);
    const token = newToken();
    const expiresAt = new Date(
      now.getTime() + (kind === 'invitation' ? airline.invitationDays : RECOVERY_DAYS) * DAY_MS,
    );
    await tx
      .insertInto('access_link')
      .values({
        id: uuid(),
        kind,
        pilot_id: pilotId,
        token_hash: tokenHash(token),
        created_by: by,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    const page = kind === 'invitation' ? 'invitacion' : 'recuperar';
    // The token comes after `#`, so that browsers never send it and it reaches no log.
    return { url: `${publicUrl}plataforma/acceso/${page}#${token}`, expiresAt };
  };

  /** Finds a valid link without using it up. */
  const find = async (token: string, now: Date) => {
    return db.queries
      .selectFrom('access_link')
      .innerJoin('pilot', 'pilot.id', 'access_link.pilot_id')
      .select(['access_link.kind', 'access_link.expires_at', 'pilot.callsign'])
      .where('token_hash', '=', tokenHash(token))
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(() => new Problem('enlace-no-valido'));
  };

  const take = async (tx: Tx, kind: LinkKind, token: string, now: Date) => {
    const link = await tx
      .updateTable('access_link')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash(token))
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('pilot_id')
      .executeTakeFirstOrThrow(() => new Problem('enlace-no-valido'));
    return lockPilot(tx, link.pilot_id);
  };

  return {
    byMail,
    make,
    async look(token, context) {
      await countTry(db.queries, `link:${hex(context.addressHash)}`, PER_ADDRESS_LINKS, context.now);
      const row = await find(token, context.now);
      return {
        kind: row.kind,
        callsign: row.callsign ?? '',
        airline: airline.name,
        minAge: airline.accountRules.minAge,
        expiresAt: row.expires_at.toISOString(),
      };
    },
    async acceptInvitation({ token, password, name, termsAccepted, oldEnough }, context) {
      await countTry(db.queries, `link:${hex(context.addressHash)}`, PER_ADDRESS_LINKS, context.now);
      const { callsign } = await find(token, context.now);
      await refuseWeakPassword(password, { callsign, airline });
      const secretHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const pilot = await take(tx, 'invitation', token, context.now);
        if (!oldEnough) throw new Problem('edad-minima');
        await changeAccount(
          tx,
          pilot,
          { type: 'accept', tokenValid: true, passwordSet: true, termsAccepted },
          { now: context.now, airline },
        );
        await setPilot(tx, pilot.id, {
          terms_accepted_at: context.now,
          min_age_ok: true,
          name: name ?? pilot.name,
        });
        await setPassword(tx, pilot.id, secretHash, context.now);
        return pilot.id;
      });
    },
    async useRecovery({ token, password }, context) {
      await countTry(db.queries, `link:${hex(context.addressHash)}`, PER_ADDRESS_LINKS, context.now);
      const { callsign } = await find(token, context.now);
      await refuseWeakPassword(password, { callsign, airline });
      const secretHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const pilot = await take(tx, 'recovery', token, context.now);
        if (pilot.status === 'invited' || pilot.status === 'erased') throw new Problem('cuenta-sin-acceso');
        await setPassword(tx, pilot.id, secretHash, context.now);
        await endSignIns(tx, pilot.id, context.now);
        await endKeys(tx, pilot.id, context.now);
        await tellOfAccess(tx, pilot.id, 'recovered');
        return pilot.id;
      });
    },
    async requestRecovery(callsign, context) {
      await countTry(db.queries, `recovery:${hex(context.addressHash)}`, PER_ADDRESS_LINKS, context.now);
      // Limit each caller, so that nobody blocks a pilot's request; and all callers, so that nobody floods a mailbox.
      const caller = hex(context.addressHash);
      await countTry(db.queries, `recovery:${callsign}:${caller}`, PER_CALLER_RECOVERY, context.now);
      await countTry(db.queries, `recovery:${callsign}`, PER_CALLSIGN_RECOVERY, context.now);
      await db.transaction(async (tx) => {
        const pilot = await tx
          .selectFrom('pilot')
          .select(['id', 'email', 'status'])
          .where('callsign', '=', callsign)
          .executeTakeFirst();
        if (!pilot || pilot.email === null || pilot.status === 'invited') return;
        // Keep earlier links valid: all go to the pilot's own mailbox, and somebody else's request must not revoke
        // them.
        const wanted = { kind: 'recovery', pilotId: pilot.id, by: null, beside: true } as const;
        const link = await make(tx, wanted, context.now);
        const asked = `Alguien, seguramente tú, ha pedido recuperar el acceso de ${callsign}.`;
        const otherwise = 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.';
        await tellPilot(tx, pilot.id, {
          kind: 'account.link',
          title: 'Han pedido recuperar tu acceso',
          body: `${asked} El enlace ha salido hacia tu correo. ${otherwise}`,
          mail: {
            subject: `${airline.name}: recupera tu acceso`,
            text: `${asked}\n\nElige otra contraseña aquí, antes de 24 horas:\n${link.url}\n\n${otherwise}`,
          },
        });
      });
    },
  };
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
