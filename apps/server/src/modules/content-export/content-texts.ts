import { kinds } from '@va/schemas/content/kinds.ts';
import type { GoalOfMonth } from '@va/domain/goals/written-goals.ts';
import type { FlightPoints } from '@va/domain/points/flight-points.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { ContentText } from '../desk-entries/yaml-edits.ts';
import { fleetText, type LeftTail, withLimits, withTypes } from '../fleet-types/fleet-texts.ts';
import type { DeskType } from '../fleet/desk-types.ts';
import { pointsText } from '../ledgers/points-text.ts';
import { rolesText } from '../positions/roles-text.ts';
import { type DeskRank } from '../ranks/desk-ranks.ts';
import { ranksText } from '../ranks/ranks-text.ts';
import type { DeskPosition } from '../rights/effective-rights.ts';
import { goalsText } from '../statistics/goals-text.ts';
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
