import type { Award } from '@va/domain/awards/award.ts';
import type { Tx } from '#server/db/database.ts';
import { announce } from '#server/kernel/messages/announce.ts';

/** Where messages about awards lead, followed by the award's id. */
export const AWARDS_PAGE = '/plataforma/premios';

/** Tells the airline's channels and programs of an award that a pilot has now. */
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
