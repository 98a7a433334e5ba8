import { stagesBetween, type WrittenTour } from '@va/domain/tour/written-tour.ts';
import { typography } from '@va/domain/typography.ts';
import { writtenTourSchema } from '@va/contract/tours-and-events/tour-plans.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { Operations, TourProgramme } from '#server/kernel/airline/operations.ts';
import type { Queries } from '#server/db/database.ts';
import { changesKnownTo } from '#server/db/known-changes.ts';
import { type DeskEntry, fetchEntries } from '../desk-entries/read-entries.ts';

/** A tour that staff have written. */
export interface DeskTour {
  id: string;
  version: number;
  tour: WrittenTour;
}

/** What was written before a tour said which aircraft count besides, and in which order its stages are flown, says neither. */
const storedTourSchema = writtenTourSchema.partial({ substitutes: true, anyOrder: true });

/** A stored tour; null for what was taken back, or can't be read. What it doesn't say is as the content says. */
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

/** The tours among what staff have written, in the order in which they came up; not those that were taken back. */
export function deskTours(ops: Pick<Operations, 'contentTours'>, entries: readonly DeskEntry[]): DeskTour[] {
  return entries.flatMap(({ kind, key: id, value, version }) => {
    const tour = kind === 'tour' ? readTour(ops, id, value) : null;
    return tour ? [{ id, version, tour }] : [];
  });
}

/** The tours in force: those of the content in its order, each as staff have left it, and then what they wrote besides. */
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

/** The tours at one moment: what staff have written, and what holds with it. */
export interface ToursAt {
  written: readonly DeskTour[];
  inForce: readonly TourProgramme[];
}

/** The tours by everything that staff have written. */
export function toursBy(
  ops: Pick<Operations, 'airports' | 'contentTours'>,
  entries: readonly DeskEntry[],
): ToursAt {
  const written = deskTours(ops, entries);
  return { written, inForce: toursInForce(ops, written) };
}

/** The tours as they are at this moment. */
export const fetchTours = async (
  queries: Queries,
  ops: Pick<Operations, 'airports' | 'contentTours'>,
): Promise<ToursAt> => toursBy(ops, await fetchEntries(queries));

/** The tours in force. A transaction asks for them: they may have changed while it waited for what it locks. */
export async function readTours(
  queries: Queries,
  ops: Pick<Operations, 'airports' | 'contentTours' | 'tours'>,
): Promise<readonly TourProgramme[]> {
  return changesKnownTo(queries) ? ops.tours : (await fetchTours(queries, ops)).inForce;
}

/** What is flown, with the tours as they are at this moment. */
export const withToursNow = async (queries: Queries, ops: Operations): Promise<Operations> => ({
  ...ops,
  tours: await readTours(queries, ops),
});
