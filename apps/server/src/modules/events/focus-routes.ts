import { constant } from '#server/db/constants.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import { dayOf } from '@va/domain/months.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { type FocusCampaign, isFocusAt } from '@va/domain/focus/focus-campaign.ts';
import { type Endpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';
import { readFocusUsed, timesUsed } from '../ledgers/worth.ts';

/** Focus Airports: what counts until when, and what came of it. */
export function focusEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Eventos', [
    publicEndpoint({
      ask: tourAndEventRoutes.listFocusAirports,
      summary: 'Los Focus Airports, con sus fechas, sus tipos y sus límites',
      answer: {
        status: 200,
        description: 'En el orden de la compañía',
      },
      handle: async ({ actor, context: { now } }) => {
        const mine = actor.kind === 'pilot' && actor.capabilities.has('map.all');
        const used = mine ? await readFocusUsed(db.queries, actor.pilotId, now) : null;
        const results = await Promise.all(ops.focus.map((campaign) => readResults(db.queries, campaign)));
        const body = ops.focus.map((campaign, index) => ({
          airport: viewPlace(ops, campaign.icao),
          from: campaign.from,
          until: campaign.until,
          state: stateOf(campaign, now.getTime()),
          types: campaign.types.map((id) => ({ id, model: modelOf(ops, id) })),
          substitutes: [...campaign.substitutes],
          points: ops.points.focus.points,
          perMonth: ops.points.focus.perMonth,
          usedThisMonth: used && timesUsed(used, campaign.icao, now.getTime()),
          flights: Number(results[index]?.flights ?? 0),
          pilots: Number(results[index]?.pilots ?? 0),
        }));
        return { body };
      },
    }),
  ]);
}

function stateOf(campaign: FocusCampaign, now: number): 'now' | 'next' | 'over' {
  if (isFocusAt(campaign, now)) return 'now';
  return campaign.from !== null && campaign.from > dayOf(now) ? 'next' : 'over';
}

/** A campaign's bonuses that were not reversed, by month, and their pilots. */
function readResults(queries: Queries, { icao, from, until }: FocusCampaign) {
  return standingEntries(queries)
    .innerJoin('report', 'report.id', 'entry.report_id')
    .where('entry.reason', '=', constant('focus'))
    .where('entry.subject', 'like', `${icao} %`)
    .$if(from !== null, (query) => query.where('report.off_block', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(until !== null, (query) =>
      query.where('report.off_block', '<', new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS)),
    )
    .select(({ fn }) => [
      fn.count<string>('entry.id').as('flights'),
      fn.count<string>('entry.pilot_id').distinct().as('pilots'),
    ])
    .executeTakeFirst();
}
