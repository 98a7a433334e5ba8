import { stagesBetween, type WrittenTour } from '@va/domain/tour/written-tour.ts';
import { typography } from '@va/domain/typography.ts';
import { writtenTourSchema } from '@va/contract/tours-and-events/tour-plans.ts';
import { changesKnownTo } from '#server/db/known-rows.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { Operations, TourProgramme } from '#server/kernel/airline/operations.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskEntry, fetchEntries } from '../desk-entries/read-entries.ts';
import type { Tour } from '@va/domain/tour/tour.ts';
import { tourAt } from '@va/domain/tour/editions.ts';
import { Problem } from '#server/api/problem.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/** A tour written by staff. */
export interface DeskTour {
  id: string;
  version: number;
  tour: WrittenTour;
}

/** The stored form; entries of older versions lack `substitutes` and `anyOrder`. */
const storedTourSchema = writtenTourSchema.partial({ substitutes: true, anyOrder: true });

/** Reads a stored tour; null if staff took it back, or it cannot be read. Missing fields come from the content. */
export function readTour(
  { contentTours }: Pick<Operations, 'contentTours'>,
  id: string,
  value: unknown,
): WrittenTour | null {
  const { data } = storedTourSchema.safeParse(value);
  if (data === undefined) return null;
  const { substitutes = [], anyOrder = false } = contentTours.find((one) => one.id === id) ?? {};
  return { substitutes, anyOrder, ...data };
}

/** The tours written by staff, in the order of their creation, without those taken back. */
export function deskTours(ops: Pick<Operations, 'contentTours'>, entries: readonly DeskEntry[]): DeskTour[] {
  return entries.flatMap(({ kind, key: id, value, version }) => {
    const tour = kind === 'tour' ? readTour(ops, id, value) : null;
    return tour ? [{ id, version, tour }] : [];
  });
}

/** The tours in force: the content's in their order, with staff's changes, and then staff's new ones. */
export function toursInForce(
  ops: Pick<Operations, 'airports' | 'contentTours'>,
  written: readonly Pick<DeskTour, 'id' | 'tour'>[],
): TourProgramme[] {
  const { contentTours } = ops;
  const over = new Map(written.map(({ id, tour }) => [id, tour]));
  const known = contentTours.map((programme) => {
    const tour = over.get(programme.id);
    return tour ? programmeOf(ops, programme.id, tour) : programme;
  });
  const added = written.filter(({ id }) => contentTours.every((one) => one.id !== id));
  return [...known, ...added.map(({ id, tour }) => programmeOf(ops, id, tour))];
}

function programmeOf(
  ops: Pick<Operations, 'airports'>,
  id: string,
  { moreThanHours, description, stops, retiredStages, name, ...terms }: WrittenTour,
): TourProgramme {
  const codes = stops.map((icao) => ownCode(ops, icao));
  return {
    id,
    name,
    description: typography(description),
    minMinutesExclusive: moreThanHours === null ? null : Math.round(moreThanHours * 60),
    ...terms,
    stages: stagesBetween(codes, retiredStages),
  };
}

/** Fills the tours with those of the content and what staff have written. */
export function keepTours(
  tours: TourProgramme[],
  ops: Pick<Operations, 'airports' | 'contentTours'>,
  entries: readonly DeskEntry[],
): void {
  tours.splice(0, tours.length, ...toursInForce(ops, deskTours(ops, entries)));
}

/** The tours at one moment: those written by staff, and those in force. */
export interface ToursAt {
  written: readonly DeskTour[];
  inForce: readonly TourProgramme[];
}

/** Computes the tours from staff's entries. */
export function toursBy(
  ops: Pick<Operations, 'airports' | 'contentTours'>,
  entries: readonly DeskEntry[],
): ToursAt {
  const written = deskTours(ops, entries);
  return { written, inForce: toursInForce(ops, written) };
}

/** Reads the tours from the database now. */
export const fetchTours = async (
  queries: Queries,
  ops: Pick<Operations, 'airports' | 'contentTours'>,
): Promise<ToursAt> => toursBy(ops, await fetchEntries(queries));

/** The tours in force. A transaction must call this after its locks: they may have changed while it waited. */
export async function readTours(
  queries: Queries,
  ops: Pick<Operations, 'airports' | 'contentTours' | 'tours'>,
): Promise<readonly TourProgramme[]> {
  return changesKnownTo(queries) ? ops.tours : (await fetchTours(queries, ops)).inForce;
}

/** The operations with the present tours. */
export const withToursNow = async (queries: Queries, ops: Operations): Promise<Operations> => ({
  ...ops,
  tours: await readTours(queries, ops),
});

const readClosures = keptRead(['tours'], (queries) =>
  queries.selectFrom('tour_closure').select(['tour_id', 'edition']).execute(),
);

/** The tours at an instant, with the current edition and whether it is open. */
export const readToursNow = async (queries: Queries, ops: Operations, now: Date): Promise<Tour[]> =>
  toursAt(queries, await readTours(queries, ops), now);

/** The same for tours that were read already. */
export async function toursAt(queries: Queries, tours: readonly TourProgramme[], now: Date): Promise<Tour[]> {
  if (tours.length === 0) return [];
  const closures = await readClosures(queries);
  const isClosed = (tour: string, edition: number) =>
    closures.some((one) => one.tour_id === tour && one.edition === edition);
  return tours.map((plan) => tourAt(plan, isClosed, now.getTime()));
}

/** Staff's reason for closing an edition; null if it was not closed. */
export async function readClosingReason(
  queries: Queries,
  { id, edition }: Pick<Tour, 'id' | 'edition'>,
): Promise<string | null> {
  const closure = await queries
    .selectFrom('tour_closure')
    .select('reason')
    .where('tour_id', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return closure?.reason ?? null;
}

/** One tour as it is now. Throws «no-encontrado». */
export async function findTour(queries: Queries, ops: Operations, id: string, now: Date): Promise<Tour> {
  const tour = (await readToursNow(queries, ops, now)).find((one) => one.id === id);
  if (tour === undefined) throw new Problem('no-encontrado');
  return tour;
}
