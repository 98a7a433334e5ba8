import type { RequestContext } from '#server/api/actor.ts';
import type { Database } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/count-try.ts';
import type { PasskeyService } from './passkey-service.ts';
import type { SignInService } from './sign-in-service.ts';

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
