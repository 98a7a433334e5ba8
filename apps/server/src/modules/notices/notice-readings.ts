import type { NoticeReading } from '@va/contract/notices/notices.ts';
import { isForRank } from '@va/domain/booking/obligatory-notices.ts';
import { dayOf } from '@va/domain/months.ts';
import { isInForce, withReplaced } from '@va/domain/notices.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { CompanyNotice } from '#server/kernel/airline/operations.ts';
import { FLYING } from '@va/domain/account/account.ts';
import type { Message } from '#server/kernel/messages/message.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { readNotices, toDeskNotice, toReplacing } from './published-notices.ts';

/** For each notice, the newest first: how many of its active addressees have read the present revision. */
export async function readReadings(queries: Queries, airline: Airline, now: Date): Promise<NoticeReading[]> {
  const [published, ranks, counts] = await Promise.all([
    queries.selectFrom('company_notice').selectAll().execute(),
    queries
      .selectFrom('pilot')
      .select('rank_code as rank')
      .select(({ fn }) => fn.countAll<string>().as('pilots'))
      .where('status', 'in', FLYING)
      .groupBy('rank_code')
      .execute(),
    queries
      .selectFrom('notice_ack')
      .innerJoin('pilot', 'pilot.id', 'notice_ack.pilot_id')
      .select(['slug', 'revision', 'rank_code as rank'])
      .select(({ fn }) => fn.countAll<string>().as('read'))
      .where('pilot.status', 'in', FLYING)
      .groupBy(['slug', 'revision', 'rank_code'])
      .execute(),
  ]);
  const desk = new Map(published.map((row) => [row.slug, toDeskNotice(row)]));
  return withReplaced<CompanyNotice>([...airline.notices, ...published.map(toReplacing)])
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((notice) => {
      const { slug, title, revision, date, mustRead } = notice;
      const concerned = ({ rank }: { rank: string }) => isForRank(notice, rank);
      const readers = counts.filter(
        (one) => one.slug === slug && one.revision === revision && concerned(one),
      );
      const read = readers.reduce((sum, one) => sum + Number(one.read), 0);
      const pilots = ranks.filter(concerned).reduce((sum, one) => sum + Number(one.pilots), 0);
      return {
        slug,
        title,
        revision,
        date,
        mustRead,
        inForce: isInForce(notice, now),
        read,
        pilots,
        desk: desk.get(slug) ?? null,
      };
    });
}

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
