import type { ReportEffect } from '@va/domain/report/report.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { carryOutOwn } from './own-effects.ts';
import type { ReportRow } from './report-row.ts';
import { askSecondPilot, followSecondPilot } from '../second-pilots/second-pilot.ts';

/** Carries out what a step of a report brings with it, in its transaction; the pilot's row is locked. */
export async function carryOut(
  tx: Queries,
  airline: Airline,
  row: ReportRow,
  effects: readonly ReportEffect[],
  now: Date,
  text = '',
): Promise<void> {
  await carryOutOwn(tx, airline, row, effects, now, text);
  for (const { type } of effects) {
    if (type === 'ask_second_pilot') await askSecondPilot(tx, airline, row, now);
    if (type === 'reverse_second_pilot') await followSecondPilot(tx, airline, row, 'undecided', now);
    if (type === 'void_second_pilot') await followSecondPilot(tx, airline, row, 'fallen', now);
  }
}
