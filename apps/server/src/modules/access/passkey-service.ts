import { v7 as uuid } from 'uuid';
import {
  type AskPasskey,
  type MakePasskey,
  type RegisterPasskey,
  type UsePasskey,
  transportSchema,
} from '@va/contract/account/passkeys.ts';
import type { PilotActor, RequestContext } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { tellOfAccess } from './access-news.ts';
import { expectRecentProof } from './prove-password.ts';
import type { SignInService } from './sign-in-service.ts';
import { endWeakSignIns } from './sign-in-store.ts';

/** Loaded when somebody first uses a passkey: it is a third of all that the server reads at its start. */
const webauthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;

/** Passkeys: setting them up and signing in with them. */
export interface PasskeyService {
  registrationOptions(actor: PilotActor, now: Date): Promise<MakePasskey['options']>;
  /**
   * Stores a new passkey, and ends other sign-ins that used only a password. Throws `segundo-factor-incorrecto` if the
   * answer does not fit the challenge.
   */
  register(actor: PilotActor, given: RegisterPasskey, now: Date): Promise<void>;
  signInOptions(now: Date): Promise<AskPasskey['options']>;
  /** Verifies a passkey's answer; answers its pilot's id. */
  prove(tx: Tx, credential: UsePasskey['credential'], context: RequestContext): Promise<string>;
}

/** Makes the service; passkeys are bound to the host of the public address. */
export function passkeyService(db: Database, airline: Airline, publicUrl: string): PasskeyService {
  const { hostname: rpID, origin } = new URL(publicUrl);

  const keepChallenge = (challenge: string, pilotId: string | null, now: Date) =>
    db.queries
      .insertInto('passkey_challenge')
      .values({ challenge, pilot_id: pilotId, expires_at: new Date(now.getTime() + CHALLENGE_MS) })
      .execute();

  /** Uses a challenge up. It must have been issued to this pilot, or, for a sign-in, to nobody in particular. */
  const takeChallenge = async (queries: Queries, challenge: string, pilotId: string | null, now: Date) => {
    let query = queries
      .deleteFrom('passkey_challenge')
      .where('challenge', '=', challenge)
      .where('expires_at', '>', now);
    query = pilotId === null ? query.where('pilot_id', 'is', null) : query.where('pilot_id', '=', pilotId);
    return (await query.executeTakeFirst()).numDeletedRows > 0n;
  };

  return {
    async registrationOptions(actor, now) {
      await expectRecentProof(db.queries, actor, now);
      const known = await db.queries
        .selectFrom('passkey')
        .select(['credential_id as id'])
        .where('pilot_id', '=', actor.pilotId)
        .execute();
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: airline.name,
        rpID,
        userName: actor.callsign ?? airline.name,
        userID: new TextEncoder().encode(actor.pilotId),
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(options.challenge, actor.pilotId, now);
      return options;
    },
    async register(actor, { label, credential }, now) {
      const { verifyRegistrationResponse } = await webauthn();
      const verified = await attempt(() =>
        verifyRegistrationResponse({
          response: credential,
          expectedChallenge: (challenge) => takeChallenge(db.queries, challenge, actor.pilotId, now),
          expectedOrigin: origin,
          expectedRPID: rpID,
        }),
      );
      if (!verified?.verified) throw new Problem('segundo-factor-incorrecto');
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      await db.transaction(async (tx) => {
        await tx
          .insertInto('passkey')
          .values({
            id: uuid(),
            pilot_id: actor.pilotId,
            credential_id: id,
            public_key: publicKey,
            counter,
            transports,
            label,
            created_at: now,
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .execute();
        await endWeakSignIns(tx, actor, now);
        await tellOfAccess(tx, actor.pilotId, 'passkey_on');
      });
    },
    async signInOptions(now) {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await keepChallenge(options.challenge, null, now);
      return options;
    },
    async prove(tx, credential, { now }) {
      const row = await tx
        .selectFrom('passkey')
        .innerJoin('pilot', 'pilot.id', 'passkey.pilot_id')
        .select(['passkey.id', 'pilot_id', 'credential_id', 'public_key', 'counter', 'transports', 'status'])
        .where('credential_id', '=', credential.id)
        .forUpdate('passkey')
        .executeTakeFirstOrThrow(() => new Problem('segundo-factor-incorrecto'));
      const { verifyAuthenticationResponse } = await webauthn();
      const verified = await attempt(() =>
        verifyAuthenticationResponse({
          response: credential,
          expectedChallenge: (challenge) => takeChallenge(tx, challenge, null, now),
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: {
            id: row.credential_id,
            publicKey: new Uint8Array(row.public_key),
            counter: row.counter,
            transports: transportSchema.array().parse(row.transports),
          },
        }),
      );
      if (!verified?.verified) throw new Problem('segundo-factor-incorrecto');
      if (row.status === 'invited' || row.status === 'erased') throw new Problem('cuenta-sin-acceso');
      await tx
        .updateTable('passkey')
        .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now })
        .where('id', '=', row.id)
        .execute();
      return row.pilot_id;
    },
  };
}

/** Runs a verification; undefined if the library throws, which means a wrong answer, whatever its message. */
async function attempt<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** Signs in the pilot of a verified passkey, in one transaction. Throws `segundo-factor-incorrecto`. */
export async function signInWithPasskey(
  db: Database,
  { signIns, passkeys }: { signIns: SignInService; passkeys: PasskeyService },
  { credential, device }: { credential: Parameters<PasskeyService['prove']>[1]; device?: string | undefined },
  context: RequestContext,
) {
  const bucket = `passkey:${Buffer.from(context.addressHash).toString('hex')}`;
  await countTry(db.queries, bucket, { requests: 20, windowSeconds: 60 }, context.now);
  return db.transaction(async (tx) => {
    const pilotId = await passkeys.prove(tx, credential, context);
    return signIns.open(tx, pilotId, true, { ...context, userAgent: device ?? context.userAgent });
  });
}
