import { dayOf } from '@va/domain/months.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { shorten } from '@va/domain/texts.ts';
import { isInForce, isPublished } from '@va/domain/notices.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import { readNotices } from './published-notices.ts';

/**
 * Days: a notice that was older than this when first seen is part of a new installation's archive and is not announced.
 */
const NEWS_DAYS = 7;
/** Most characters of a notice in a webhook message, which links to the whole text. */
const TEXT_LENGTH = 500;

/** Hourly job: announces notices that have come into force, including those of the content. */
export const noticesBegun = (airline: Pick<Airline, 'notices'>): JobKind => ({
  kind: 'notices-begun',
  cron: '5 * * * *',
  catchUp: 'last',
  run: ({ db, clock }) =>
    db.transaction(async (tx) => ({ announced: await announceNotices(tx, airline, clock()) })),
});

/** Tells webhooks of each notice once per revision, when it is in force. Answers the slugs of those told of now. */
export async function announceNotices(
  tx: Tx,
  airline: Pick<Airline, 'notices'>,
  now: Date,
): Promise<string[]> {
  const known = await tx
    .selectFrom('notice_announced')
    .select((row) => ['slug', row.fn.max('revision').as('revision')])
    .groupBy('slug')
    .execute();
  const before = new Map(known.map(({ slug, revision }) => [slug, revision]));
  const notices = (await readNotices(tx, airline)).filter(
    (notice) =>
      isPublished(notice, now) && isInForce(notice, now) && (before.get(notice.slug) ?? 0) < notice.revision,
  );
  if (notices.length === 0) return [];
  const written = await tx
    .insertInto('notice_announced')
    .values(notices.map(({ slug, revision }) => ({ slug, revision, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .execute();
  const firstDay = dayOf(now.getTime() - NEWS_DAYS * DAY_MS);
  const news = notices.filter(
    ({ slug, date }) => written.some((one) => one.slug === slug) && (before.has(slug) || date >= firstDay),
  );
  for (const { slug, title, body } of news)
    await announce(tx, 'notice.published', {
      pilotId: null,
      news: { title, text: shorten(body, TEXT_LENGTH), path: `/plataforma/avisos/${slug}` },
      now,
    });
  return news.map(({ slug }) => slug);
}
