import { createHmac } from 'node:crypto';
import { keptNewsSchema } from '@va/contract/staff/webhooks.ts';
import { discordMessage, newsWords } from '@va/domain/webhooks/discord-message.ts';
import { isWebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import type { Queries } from '#server/db/database.ts';

/** A stored event from which a message is made. */
export interface MessageGiven {
  id: string;
  pilotId: string | null;
  /** The event's JSON, as `announce` stored it. */
  body: string;
  format: 'json' | 'discord';
  secret: string;
}

/** The sending airline. */
export interface Sender {
  airline: { name: string; icaoCode: string };
  /** Public address of the portal, with a final slash. */
  publicUrl: string;
}

/** Makes a message to send; it has a pilot's name only while the pilot agrees to show it. */
export async function writeMessage(
  queries: Queries,
  given: MessageGiven,
  { airline, publicUrl }: Sender,
  now: Date,
): Promise<{ headers: Record<string, string>; body: string }> {
  const { type, timestamp, data } = keptNewsSchema.parse(JSON.parse(given.body));
  const pilot = given.pilotId === null ? null : await readShownPilot(queries, given.pilotId);
  const { path, ...news } = data;
  const url = path === undefined ? null : `${publicUrl}${path.replace(/^\//, '')}`;
  if (given.format === 'json') {
    const body = JSON.stringify({ type, timestamp, data: { ...news, pilot, url } });
    return { headers: signedHeaders(given, body, now), body };
  }
  const known = pilot && [pilot.callsign, pilot.name].filter((word) => word !== null).join(' · ');
  const event = isWebhookEvent(type) ? type : 'webhook.test';
  const words = newsWords(event, news, { pilot: known || null, airline: airline.icaoCode });
  const message = discordMessage({ ...words, footer: airline.name, url, at: timestamp });
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(message) };
}

/** The pilot of a message, with what others may know. */
async function readShownPilot(queries: Queries, id: string) {
  const row = await queries
    .selectFrom('pilot')
    .select(['callsign', 'name', 'show_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { callsign: row.callsign, name: row.show_name ? row.name : null } : null;
}

/** Headers of https://www.standardwebhooks.com: HMAC-SHA-256 over id, time and body, valid for five minutes. */
export function signedHeaders(
  { id, secret }: { id: string; secret: string },
  body: string,
  now: Date,
): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'webhooks',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}
