import { dayOf } from '@va/domain/months.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { deskTypes, type DeskType } from '../fleet/desk-types.ts';
import type { ContentText } from '../desk-entries/yaml-edits.ts';
import { deskPoints, pointsText } from '../ledgers/written-points.ts';
import { deskRanks, type DeskRank, ranksText } from '../ranks/desk-ranks.ts';
import { deskPositions, type DeskPosition } from '../rights/effective-rights.ts';
import { deskGoals, goalsText } from '../statistics/desk-goals.ts';
import { deskTours } from '../tours/read-tours.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import type { GoalOfMonth } from '@va/domain/goals/written-goals.ts';
import type { FlightPoints } from '@va/domain/points/flight-points.ts';
import { fleetText, type LeftTail, withLimits, withTypes } from '../fleet-types/fleet-texts.ts';
import { rolesText } from '../positions/roles-text.ts';
import { framesText, type LeftTour, tourNoticesText, toursText } from '../tours/tours-text.ts';

/** Everything that staff have written at the desk, as it is now. */
export interface LeftThings {
  types: readonly DeskType[];
  /** The tails in the fleet: without substitutes, and without those that are gone for good. */
  tails: readonly LeftTail[];
  positions: readonly DeskPosition[];
  ranks: readonly DeskRank[];
  /** The points that flights give; null if staff have not changed those of the content. */
  points: FlightPoints | null;
  tours: readonly LeftTour[];
  goals: readonly GoalOfMonth[];
}

/**
 * The airline's content files with staff's changes merged in; comments and order stay. New types and aircraft are added
 * to the files; changes of an aircraft, position, rank, tour or goal are written into its entry. All else stays as it
 * is.
 */
export function contentTexts(
  { files, baseIcao, name, operations: ops }: Pick<Airline, 'files' | 'baseIcao' | 'name' | 'operations'>,
  { types, tails, positions, ranks, points, tours, goals }: LeftThings,
): ContentText[] {
  const { fleet, timetableRules, scoringRules, roles, pilots, pointsRules, frames, notams } = files;
  const added = tours.filter(({ id }) => ops.contentTours.every((one) => one.id !== id));
  const isLess = tours.some(({ tour }) => tour.retiredStages.length > 0);
  return [
    ...(fleet === undefined
      ? []
      : [{ path: kinds.fleet.file, text: fleetText(fleet, { types, tails, baseIcao }) }]),
    ...(timetableRules === undefined
      ? []
      : [{ path: kinds.timetableRules.file, text: withTypes(timetableRules, types) }]),
    ...(scoringRules === undefined
      ? []
      : [{ path: kinds.scoringRules.file, text: withLimits(scoringRules, types) }]),
    ...(roles === undefined && positions.length === 0
      ? []
      : [{ path: kinds.roles.file, text: rolesText(roles ?? 'cargos: []\n', positions) }]),
    ...(pilots === undefined ? [] : [{ path: kinds.pilots.file, text: ranksText(pilots, ranks) }]),
    ...(pointsRules === undefined
      ? []
      : [{ path: kinds.pointsRules.file, text: pointsText(pointsRules, points) }]),
    ...(files.tours === undefined && tours.length === 0
      ? []
      : [{ path: kinds.tours.file, text: toursText(files.tours ?? '', tours, ops) }]),
    ...(files.goals === undefined && goals.length === 0
      ? []
      : [{ path: kinds.goals.file, text: goalsText(files.goals ?? '', goals) }]),
    ...(frames === undefined || added.length === 0
      ? []
      : [{ path: kinds.frames.file, text: framesText(frames, added, name) }]),
    ...(isLess ? [{ path: kinds.notams.file, text: tourNoticesText(notams ?? '', tours) }] : []),
  ];
}

/** The airline's files with what staff have written at the desk, as they would stand in `content/`. */
export async function exportContent(queries: Queries, airline: Airline): Promise<ContentText[]> {
  const tails = await queries
    .selectFrom('aircraft')
    .select(['registration', 'type_id as typeId', 'base_icao as base', 'name', 'livery'])
    .select('delivered_on as deliveredOn')
    .where('is_substitute', '=', false)
    .where('service', '!=', 'retired')
    .orderBy('created_at')
    .orderBy('registration')
    .execute();
  const entries = await fetchEntries(queries);
  const changes = await queries
    .selectFrom('desk_change')
    .select('key')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('kind', '=', 'tour')
    .groupBy('key')
    .execute();
  const changedOn = new Map(changes.map(({ key, at }) => [key, dayOf(at)]));
  return contentTexts(airline, {
    types: deskTypes(entries),
    tails,
    positions: deskPositions(entries),
    ranks: deskRanks(entries),
    points: deskPoints(entries),
    goals: deskGoals(entries),
    tours: deskTours(airline.operations, entries).map(({ id, tour }) => ({
      id,
      tour,
      changedOn: changedOn.get(id) ?? '',
    })),
  });
}
