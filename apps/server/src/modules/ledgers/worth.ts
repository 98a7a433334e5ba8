import { isFocusAt } from '@va/domain/focus/focus-campaign.ts';
import { monthOf } from '@va/domain/months.ts';
import { type FlightWorth, flightWorth, type WorthFacts } from '@va/domain/points/flight-worth.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { keptReadOfPilots } from '#server/db/kept-reads.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { standingEntries } from './entry-rows.ts';

/** How often each Focus Airport gave points to a pilot in a month, by `<airport> <month>`. */
export type FocusUsed = ReadonlyMap<string, number>;

/**
 * Counts a pilot's standing bonuses of this month and later; a subject is airport, month and place, separated by
 * spaces.
 */
export async function readFocusUsed(queries: Queries, pilotId: string, now: Date): Promise<FocusUsed> {
  const bonuses = (await focusBonusesOf(queries, [pilotId])).get(pilotId) ?? [];
  const month = monthOf(now.getTime());
  const used = new Map<string, number>();
  for (const { subject, period } of bonuses) {
    if (period < month) continue;
    const key = subject.slice(0, subject.lastIndexOf(' '));
    used.set(key, (used.get(key) ?? 0) + 1);
  }
  return used;
}

/** Each pilot's standing bonuses with their months; cached. */
const focusBonusesOf = keptReadOfPilots('record', async (queries, pilotIds) => {
  const rows = await standingEntries(queries)
    .select(['entry.pilot_id', 'entry.subject', 'entry.period'])
    .where('entry.pilot_id', 'in', pilotIds)
    .where('entry.reason', '=', constant('focus'))
    .execute();
  const found = new Map<string, { subject: string; period: string }[]>(pilotIds.map((id) => [id, []]));
  for (const { pilot_id, subject, period } of rows) found.get(pilot_id)?.push({ subject, period });
  return found;
});

/** How often an airport gave a bonus in the month of an instant. */
export function timesUsed(used: FocusUsed, icao: string, instant: number): number {
  return used.get(`${icao} ${monthOf(instant)}`) ?? 0;
}

/** The Focus Airports among a flight's ends that count for its type. */
export function focusOf(
  { focus }: Operations,
  { dep, arr, types }: { dep: string; arr: string; types: readonly string[] },
  std: number,
): string[] {
  const inForce = focus.filter((campaign) => isFocusAt(campaign, std));
  return [dep, arr].filter((end) =>
    inForce.some(
      ({ icao, types: counting }) => icao === end && counting.some((type) => types.includes(type)),
    ),
  );
}

/** The points that a flight will give a pilot who already has these bonuses. */
export function worthOf(
  ops: Operations,
  flight: { dep: string; arr: string; types: readonly string[]; blockMin: number },
  std: number,
  used: FocusUsed,
  {
    stage = null,
    events = [],
    isDayFlight = false,
    isTraining = false,
  }: Partial<Pick<WorthFacts, 'stage' | 'events' | 'isDayFlight' | 'isTraining'>> = {},
): FlightWorth {
  const focus = focusOf(ops, flight, std).map((icao) => ({ icao, used: timesUsed(used, icao, std) }));
  return flightWorth(
    { blockMin: flight.blockMin, focus, stage, events, isDayFlight, isTraining },
    ops.points,
  );
}
