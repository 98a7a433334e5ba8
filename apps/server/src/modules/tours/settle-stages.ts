import { countOf } from '@va/domain/numbers.ts';
import { settleTour, subjectOf } from '@va/domain/tour/settle-tour.ts';
import { tourAt } from '@va/domain/tour/editions.ts';
import type { Tour } from '@va/domain/tour/tour.ts';
import { constants } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { readPointsAt } from '../ledgers/written-points.ts';
import { postPoints, reversePoints } from '../ledgers/points-ledger.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import { readTours } from './read-tours.ts';
import { readTourProgress } from './tour-flights.ts';

/**
 * Posts or reverses a tour's points by its flights, after a report booked as a stage was decided, reopened or voided;
 * this may also affect earlier flights. The caller has locked the pilot's row.
 */
export async function settleStages(
  tx: Tx,
  ops: Operations,
  report: { pilot_id: string; booking_id: string | null },
  now: Date,
): Promise<void> {
  if (report.booking_id === null) return;
  await settleBooked(tx, ops, report.pilot_id, ['booking.id', report.booking_id], now);
}

/**
 * The same for all tours of which a pilot has booked a stage, or for one of them. The caller has locked the pilot's
 * row.
 */
export function settleTours(
  tx: Tx,
  ops: Operations,
  pilotId: string,
  now: Date,
  tourId?: string,
): Promise<void> {
  return settleBooked(tx, ops, pilotId, ['booking.pilot_id', pilotId], now, tourId);
}

/** Settles the editions of tours to which these bookings belong. */
async function settleBooked(
  tx: Tx,
  ops: Operations,
  pilotId: string,
  [column, value]: ['booking.id' | 'booking.pilot_id', string],
  now: Date,
  tourId?: string,
): Promise<void> {
  const booked = await tx
    .selectFrom('booking')
    .select(['tour_id', 'tour_edition'])
    .distinct()
    .where(column, '=', value)
    .where('tour_id', 'is not', null)
    .$if(tourId !== undefined, (rows) => rows.where('tour_id', '=', tourId ?? null))
    .orderBy('tour_id')
    .orderBy('tour_edition')
    .execute();
  const tours = booked.length > 0 ? await readTours(tx, ops) : [];
  for (const { tour_id, tour_edition: edition } of booked) {
    const plan = tours.find(({ id }) => id === tour_id);
    if (plan === undefined || !edition) continue;
    await settleOne(tx, ops, pilotId, { ...tourAt(plan, () => false, now.getTime()), edition }, now);
  }
}

async function settleOne(tx: Tx, ops: Operations, pilotId: string, tour: Tour, now: Date): Promise<void> {
  const read = await readTourProgress(tx, ops, { pilotId });
  const entries = await readEntries(tx, pilotId, tour);
  const standing = entries.filter(({ undone }) => !undone);
  const pointsAt = await readPointsAt(tx, ops);
  const { results } = read(pilotId, tour);
  const { takeBack, post } = settleTour(tour, results, standing, (offBlock) => pointsAt(offBlock).rules);
  const offBlocks = new Map(results.map(({ reportId, offBlock }) => [reportId, offBlock]));
  for (const { reason, subject, reportId } of takeBack)
    await reversePoints(tx, pilotId, { reason, subject }, now, { reportId: reportId ?? undefined });
  for (const posting of post) {
    const { version } = pointsAt(offBlocks.get(posting.reportId) ?? now.getTime());
    await postPoints(tx, pilotId, { ...posting, version });
  }
  // Tell the pilot only the first time, not again when a report is reopened and accepted once more.
  const news = post.filter(
    ({ reason, subject }) => !entries.some((one) => one.reason === reason && one.subject === subject),
  );
  for (const { reason, subject } of news)
    await announce(tx, reason === 'tour' ? 'tour.completed' : 'tour.stage', {
      pilotId,
      news: { title: newsTitle(tour, subject), path: `/plataforma/tours/${tour.id}` },
      now,
    });
  const whole = news.find(({ reason }) => reason === 'tour');
  if (whole)
    await tellPilot(tx, pilotId, {
      kind: 'tour.completed',
      title: `Has completado ${tour.name}`,
      body: `Enhorabuena: has superado todas las etapas de ${tour.name} y sumas ${countOf(whole.nominal, 'punto', 'puntos')}. La insignia está en la página del tour.`,
    });
}

/** «Tour Nacional», with «, etapa 2: LEMD–LEBL» where it is about a stage. */
function newsTitle(tour: Tour, subject: string): string {
  const stage = tour.stages.find(({ n }) => subjectOf(tour, n) === subject);
  return stage ? `${tour.name}, etapa ${stage.n}: ${stage.dep}–${stage.arr}` : tour.name;
}

async function readEntries(tx: Tx, pilotId: string, tour: Tour) {
  const rows = await tx
    .selectFrom('points_entry as entry')
    .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
    .select(['entry.reason', 'entry.subject', 'entry.report_id', 'undone.id as undone_by'])
    .where('entry.pilot_id', '=', pilotId)
    .where('entry.reason', 'in', constants('stage', 'tour'))
    .where((is) =>
      is.or([
        is('entry.subject', '=', subjectOf(tour)),
        is('entry.subject', 'like', `${subjectOf(tour).replaceAll(/[\\%_]/g, String.raw`\$&`)} %`),
      ]),
    )
    .execute();
  return rows.map(({ reason, subject, report_id, undone_by }) => ({
    reason: reason === 'tour' ? ('tour' as const) : ('stage' as const),
    subject,
    reportId: report_id,
    undone: undone_by !== null,
  }));
}
