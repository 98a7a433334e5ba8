import type { ReportEffect } from '@va/domain/report/report.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { carryOutOwn } from './own-effects.ts';
import type { ReportRow } from './report-row.ts';
import { restartLeave } from './restart-leave.ts';
import { askSecondPilot, followSecondPilot } from './second-pilot.ts';

/** Carries out what a step of a report brings with it, in its transaction; the pilot's row is locked. */
export async function carryOut(
  tx: Queries,
  airline: Airline,
  row: ReportRow,
  effects: readonly ReportEffect[],
  now: Date,
  text = '',
): Promise<void> {
  for (const effect of effects) {
    if (effect.type === 'ask_second_pilot') await askSecondPilot(tx, airline, row, now);
    else if (effect.type === 'reverse_second_pilot')
      await followSecondPilot(tx, airline, row, 'undecided', now);
    else if (effect.type === 'void_second_pilot') await followSecondPilot(tx, airline, row, 'fallen', now);
    else await carryOutOwn(tx, airline, row, effect, now, text);
  }
  await restartLeave(tx, airline, row, effects, now);
}
