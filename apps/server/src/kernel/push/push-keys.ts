import { createECDH } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { serverSecret } from '../secrets/server-secret.ts';

/** Keys that sign the platform's push notices (VAPID, RFC 8292), so that push services know the sender. */
export interface PushKeys {
  /** The contact address for push services, a `mailto:` URL. */
  subject: string;
  /** Point of P-256, base64url. */
  publicKey: string;
  privateKey: string;
}

/** The keys of this installation, created on first use. @param contact mail address of the airline */
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
