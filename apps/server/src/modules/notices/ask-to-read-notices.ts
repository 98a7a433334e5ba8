import { dayOf } from '@va/domain/months.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Message } from '#server/kernel/messages/message.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';
import { readNotices } from './published-notices.ts';

/** Asks a new pilot to read the notices that are in force; where there is none, nothing is said. */
export async function askToReadNotices(tx: Tx, airline: Airline, pilotId: string, now: Date): Promise<void> {
  const message = noticesMessage(await readNotices(tx, airline), now);
  if (message) await tellPilot(tx, pilotId, message);
}

/** A company notice, and the days on which it holds: `YYYY-MM-DD`, both included. */
interface NoticeDates {
  title: string;
  date: string;
  until: string | null;
}

function noticesMessage(notices: readonly NoticeDates[], now: Date): Message | undefined {
  const today = dayOf(now);
  const valid = notices.filter(({ date, until }) => date <= today && (until === null || today <= until));
  if (valid.length === 0) return undefined;
  return {
    kind: 'account.notices',
    title: 'NOTAMs de compañía que están en vigor',
    body: ['Léelos antes de tu primer vuelo:', ...valid.map(({ title }) => `· ${title}`)]
      .join('\n')
      .slice(0, 4000),
    link: '/plataforma/avisos',
  };
}
