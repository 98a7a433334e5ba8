import { Secret } from 'otpauth';
import type { SecondFactorState } from '@va/contract/account/second-factor.ts';
import { camelRow } from '#server/api/camel-row.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { effectiveRights, needsSecondFactor } from '../rights/effective-rights.ts';
import { tellOfAccess } from './access-news.ts';
import { expectPassword, expectRecentProof } from './prove-password.ts';
import {
  countRecoveryCodes,
  dropRecoveryCodes,
  makeRecoveryCodes,
  useTotpCode,
} from './second-factor-codes.ts';
import { endWeakSignIns } from './sign-in-store.ts';
import { secondFactorMethods, totpOf } from './second-factor-store.ts';

const TRIES = { requests: 5, windowSeconds: 60 };

/** Setting up and removing second factors of the own account. */
export interface SecondFactorService {
  state(actor: PilotActor): Promise<SecondFactorState>;
  /**
   * Makes a TOTP secret, in force once `confirmTotp` has checked a code of it. Throws if codes are in force already.
   */
  startTotp(actor: PilotActor, now: Date): Promise<{ secret: string; uri: string }>;
  /** Puts the codes in force after checking one; ends other sign-ins that used only a password. */
  confirmTotp(actor: PilotActor, code: string, now: Date): Promise<void>;
  /** Removes the codes. Throws if the password is wrong, or if a role needs a second factor and this is the last. */
  removeTotp(actor: PilotActor, password: string, now: Date): Promise<void>;
  /** Makes ten recovery codes, each usable once instead of the second factor; the earlier ones stop working. */
  makeRecoveryCodes(actor: PilotActor, now: Date): Promise<string[]>;
  removePasskey(actor: PilotActor, id: string, password: string, now: Date): Promise<void>;
}

/** Makes the service of second factors. */
export function secondFactorService(db: Database, airline: Airline): SecondFactorService {
  const isRequired = async (queries: Queries, pilotId: string) => {
    const row = await queries
      .selectFrom('pilot')
      .select(['roles', 'capabilities', 'positions', 'status'])
      .where('id', '=', pilotId)
      .forShare()
      .executeTakeFirstOrThrow();
    return needsSecondFactor(effectiveRights(row, airline.positions), airline);
  };

  /** Throws if a pilot who needs a second factor now has none; run in the transaction of the removal, after it. */
  const keepOne = async (tx: Tx, pilotId: string) => {
    if ((await secondFactorMethods(tx, pilotId)).length > 0) return;
    if (await isRequired(tx, pilotId)) throw new Problem('segundo-factor-necesario');
    // Without a second factor, recovery codes have no purpose.
    await dropRecoveryCodes(tx, pilotId);
  };

  return {
    async state({ pilotId }) {
      const passkeys = await db.queries
        .selectFrom('passkey')
        .select(['id', 'label', 'created_at', 'last_used_at'])
        .where('pilot_id', '=', pilotId)
        .orderBy('created_at')
        .limit(50)
        .execute();
      return {
        required: await isRequired(db.queries, pilotId),
        totp: (await secondFactorMethods(db.queries, pilotId)).includes('totp'),
        passkeys: passkeys.map(camelRow),
        recoveryCodes: await countRecoveryCodes(db.queries, pilotId),
      };
    },
    async startTotp(actor, now) {
      await expectRecentProof(db.queries, actor, now);
      const { pilotId, callsign } = actor;
      const secret = new Secret({ size: 20 }).base32;
      const kept = await db.queries
        .insertInto('totp')
        .values({ pilot_id: pilotId, secret, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('pilot_id')
            .doUpdateSet({ secret, created_at: now, last_step: null })
            .where('totp.confirmed_at', 'is', null),
        )
        .returning('secret')
        .executeTakeFirst();
      if (!kept)
        throw new Problem('segundo-factor-necesario', {
          detail:
            'Ya tienes activados los códigos de una aplicación: desactívalos antes de cambiar de aplicación.',
        });
      return { secret, uri: totpOf(secret, airline.name, callsign ?? '').toString() };
    },
    async confirmTotp(actor, code, now) {
      const { pilotId } = actor;
      await countTry(db.queries, `second-factor:${pilotId}`, TRIES, now);
      await db.transaction(async (tx) => {
        if (!(await useTotpCode(tx, pilotId, code, now, { unconfirmed: true })))
          throw new Problem('segundo-factor-incorrecto');
        await endWeakSignIns(tx, actor, now);
        await tellOfAccess(tx, pilotId, 'totp_on');
      });
    },
    makeRecoveryCodes: (actor, now) => makeRecoveryCodes(db, actor, now),
    async removeTotp({ pilotId }, password, now) {
      await expectPassword(db.queries, pilotId, password, now);
      await db.transaction(async (tx) => {
        await tx.deleteFrom('totp').where('pilot_id', '=', pilotId).execute();
        await keepOne(tx, pilotId);
        await tellOfAccess(tx, pilotId, 'totp_off');
      });
    },
    async removePasskey({ pilotId }, id, password, now) {
      await expectPassword(db.queries, pilotId, password, now);
      await db.transaction(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('passkey')
          .where('id', '=', id)
          .where('pilot_id', '=', pilotId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new Problem('no-encontrado');
        await keepOne(tx, pilotId);
        await tellOfAccess(tx, pilotId, 'passkey_off');
      });
    },
  };
}

/** Removes all second factors of an account, for a pilot who has lost them. */
export async function removeSecondFactors(tx: Tx, pilotId: string): Promise<void> {
  await tx.deleteFrom('totp').where('pilot_id', '=', pilotId).execute();
  await tx.deleteFrom('passkey').where('pilot_id', '=', pilotId).execute();
  await dropRecoveryCodes(tx, pilotId);
}
