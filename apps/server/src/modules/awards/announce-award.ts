import type { Award } from '@va/domain/awards/award.ts';
import type { Tx } from '#server/db/database.ts';
import { announce } from '#server/kernel/messages/announce.ts';

/** Page to which messages about awards link, followed by `#` and the award's id. */
export const AWARDS_PAGE = '/plataforma/premios';

/** Announces a pilot's new award to the webhooks. */
export function announceAward(
  tx: Tx,
  { id, name, description }: Pick<Award, 'id' | 'name' | 'description'>,
  pilotId: string,
  now: Date,
): Promise<void> {
  return announce(tx, 'award.granted', {
    pilotId,
    news: { title: name, text: description, path: `${AWARDS_PAGE}#${id}` },
    now,
  });
}
