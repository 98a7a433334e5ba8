import { expect } from 'vitest';
import { runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import { closeMonthJob, closingCalendar } from '#server/modules/points/close-months.ts';
import type { ApiServer } from './api-server.ts';
import { sampleAirline } from './sample-airline.ts';

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
