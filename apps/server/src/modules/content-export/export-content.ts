import { dayOf } from '@va/domain/months.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { deskTypes } from '../fleet/desk-types.ts';
import type { ContentText } from '../desk-entries/yaml-edits.ts';
import { deskPoints } from '../ledgers/desk-points.ts';
import { deskRanks } from '../ranks/desk-ranks.ts';
import { deskPositions } from '../rights/effective-rights.ts';
import { deskGoals } from '../statistics/desk-goals.ts';
import { deskTours } from '../tours/desk-tours.ts';
import { contentTexts } from './content-texts.ts';

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
