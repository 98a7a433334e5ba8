import { shorten } from '@va/domain/shorten.ts';
import type { Tx } from '#server/db/database.ts';
import type { Message } from './message.ts';
import { queueOut } from './queue-out.ts';

/** Longest title and body of a push notice, characters: push services take 4096 bytes, a screen shows a few lines. */
const MOST = { title: 200, body: 600 };

/** Puts a message into the outbox once for each browser in which its pilot allowed push notices. */
export async function queuePush(tx: Tx, pilotId: string, message: Message): Promise<void> {
  const devices = await tx
    .selectFrom('push_device')
    .select('sign_in_id as target')
    .where('pilot_id', '=', pilotId)
    .execute();
  const title = shorten(message.title, MOST.title);
  const body = shorten(message.body, MOST.body);
  const { link } = message;
  const path = (link ?? '').replace(/^\/plataforma\/?/, '');
  const notice = { pilot_id: pilotId, subject: title, body: JSON.stringify({ title, body, path }) };
  const notices = devices.map(({ target }) => ({ ...notice, channel: 'push' as const, target }));
  await queueOut(tx, notices);
}
