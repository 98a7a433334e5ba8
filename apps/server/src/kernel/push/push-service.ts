import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';
import { forgetOutgoing } from '../messages/outbox-rows.ts';
import { sendDue } from '../messages/outbox.ts';
import { publicLookup } from '../outgoing/public-address.ts';
import { findDevice, forgetDevice, type PushDevice } from './push-devices.ts';
import { createECDH } from 'node:crypto';
import { serverSecret } from '../secrets/tokens.ts';

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

/** How long a push service keeps a notice for a closed browser, seconds: late reminders are useless. */
const KEPT_S = 30 * 60;
const TIMEOUT_MS = 10_000;

/** Delivers a notice to one browser. Answers false if the subscription is gone for good; throws if it fails for now. */
export type PushTransport = (device: PushDevice, text: string, keys: PushKeys) => Promise<boolean>;

/** Options of the connection, for tests with a push service on this machine. */
export interface PushConnection {
  lookup: LookupFunction;
  /** Certificates that are believed besides the usual ones. */
  ca?: string;
}

/** Sends Web Push (RFC 8030, 8291, 8292) to the browser maker's service; never to a private address. */
export function webPushTransport(connection: PushConnection = { lookup: publicLookup }): PushTransport {
  return async (device, text, { subject, publicKey, privateKey }) => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.public_key, auth: device.auth_secret } },
      text,
      { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_S, urgency: 'high' },
    );
    const status = await post(endpoint, headers, body, connection);
    if (status === 404 || status === 410) return false;
    if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`);
    return true;
  };
}

/** Posts a request and answers only the status; ignores body and redirects. */
function post(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer,
  { lookup, ca }: PushConnection,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(endpoint, {
      method: 'POST',
      headers,
      lookup,
      signal,
      agent: false,
      ...(ca && { ca }),
    });
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Backoff: minutes before each retry; late reminders are useless. */
const WAITS_MINUTES = [1, 5];

/** Sends the due push notices. Forgets a browser whose subscription is gone or whose sign-in has ended. */
export function sendDuePush(db: Database, keys: PushKeys, transport: PushTransport, clock: Clock) {
  return sendDue(db, { channel: 'push', waits: WAITS_MINUTES }, clock, async ({ id, target, body }) => {
    const device = await findDevice(db.queries, target, clock());
    if (device && (await transport(device, body, keys))) return;
    await forgetDevice(db.queries, target);
    await forgetOutgoing(db.queries, id);
  });
}
