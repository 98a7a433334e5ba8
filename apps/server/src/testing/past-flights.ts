import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import { closeMonthJob, closingCalendar } from '#server/modules/points/close-months.ts';
import type { ApiServer } from './api-server.ts';
import { sampleAirline } from './sample-airline.ts';

/** A flight that was accepted some time ago, as far as figures are made of it. */
export interface PastFlight {
  pilotId: string;
  /** Off block, ISO 8601. */
  at: string;
  dep: string;
  arr: string;
  /** Minutes that count; 0 for a flight that does not. */
  minutes: number;
  score?: number;
  fpm?: number;
  type?: string;
  distanceNm?: number;
  source?: 'acars' | 'second_pilot';
}

/** Writes flights into the database as they stand after their decision. */
export async function addPastFlights({ db }: ApiServer, flights: readonly PastFlight[]): Promise<void> {
  let last: string | null = null;
  for (const { pilotId, at, dep, arr, minutes, ...known } of flights) {
    const id = uuid();
    const offBlock = new Date(at);
    const onBlock = new Date(offBlock.getTime() + Math.max(minutes, 60) * 60_000);
    await db.queries
      .insertInto('report')
      .values({
        id,
        code: newCode(),
        pilot_id: pilotId,
        state: 'accepted',
        standing: 'accepted',
        outcome: minutes > 0 ? 'valid' : 'below_minimum',
        source: known.source ?? 'acars',
        // A second pilot's report belongs to the holder's, here the one before it.
        primary_report_id: known.source === 'second_pilot' ? last : null,
        type_id: 'a320-200',
        icao_type: known.type ?? 'A320',
        dep_icao: dep,
        arr_planned_icao: arr,
        arr_icao: arr,
        off_block: offBlock,
        on_block: onBlock,
        block_min: minutes,
        distance_nm: known.distanceNm ?? 300,
        touchdown_fpm: known.fpm ?? null,
        score: known.score ?? null,
        submitted_at: onBlock,
        decided_at: onBlock,
      })
      .execute();
    if (minutes > 0)
      await db.queries
        .insertInto('hours_entry')
        .values({ id: uuid(), pilot_id: pilotId, report_id: id, minutes, kind: 'flight', posted_at: onBlock })
        .execute();
    last = id;
  }
}

/** Sets the clock of the tests to an instant in ISO 8601. */
export function clockAt(api: ApiServer, iso: string): void {
  api.pass((Date.parse(iso) - api.now().getTime()) / 1000);
}

/** Closes the months that are due by the clock of the tests; no job may fail. */
export async function closeMonths({ db, now }: Pick<ApiServer, 'db' | 'now'>): Promise<void> {
  const kinds = [closingCalendar(sampleAirline), closeMonthJob(sampleAirline)];
  const ended = (_: string, outcome: string, error?: unknown) => expect(error, outcome).toBeUndefined();
  await scheduleJobs(db, kinds, now());
  await runDueJobs(db, kinds, now, { ended });
}
