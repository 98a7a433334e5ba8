import { createECDH } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { serverSecret } from '../secrets/server-secret.ts';

/** With what the platform signs its notices (VAPID, RFC 8292), so that a push service knows whose they are. */
export interface PushKeys {
  /** Whom a push service may write to, as a `mailto:` address. */
  subject: string;
  /** Point of P-256, base64url. */
  publicKey: string;
  privateKey: string;
}

/** The keys of this database, made the first time. @param contact mail address of the airline */
export async function readPushKeys(db: Database, contact: string): Promise<PushKeys> {
  const secret = Buffer.from(await serverSecret(db, 'vapid'));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return {
    subject: `mailto:${contact}`,
    publicKey: pair.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
  };
}
