import { v7 as uuid } from 'uuid';
import { dayOf } from '@va/domain/months.ts';
import type { FlownStage } from '@va/domain/tour/stage-result.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import type { ApiServer } from './api-server.ts';

/** A stage as it was flown, sent and not decided; the stage and its tour are those of the airline of the tests. */
export interface SentStage {
  pilotId: string;
  tour: string;
  n: number;
  dep: string;
  arr: string;
  /** Off block, hours before now. */
  hoursAgo: number;
  flown?: Partial<Pick<FlownStage, 'arr' | 'icaoType' | 'source'>>;
}

/** Writes the booking of a stage with its flight, which waits for a person; answers its code. */
export async function sendStage(
  { db, now }: ApiServer,
  { pilotId, tour, n, dep, arr, hoursAgo, flown = {} }: SentStage,
): Promise<string> {
  const [bookingId, code] = [uuid(), newCode()];
  const offBlock = new Date(now().getTime() - hoursAgo * 3_600_000);
  const onBlock = new Date(offBlock.getTime() + 3_600_000);
  await db.queries
    .insertInto('booking')
    .values({
      id: bookingId,
      code: newCode(),
      pilot_id: pilotId,
      kind: 'tour',
      dep_icao: dep,
      arr_icao: arr,
      date: dayOf(offBlock),
      std: offBlock,
      sta: onBlock,
      timetable_std: offBlock,
      distance_nm: 300,
      type_id: 'jet',
      state: 'fulfilled',
      grace_until: onBlock,
      ended_at: onBlock,
      tour_id: tour,
      tour_edition: 1,
      tour_stage: n,
    })
    .execute();
  await db.queries
    .insertInto('report')
    .values({
      id: uuid(),
      code,
      pilot_id: pilotId,
      booking_id: bookingId,
      source: flown.source === 'manual' ? 'manual' : 'acars',
      state: 'in_review',
      outcome: null,
      type_id: 'jet',
      icao_type: 'A320',
      icao_type_seen: flown.icaoType ?? 'A320',
      dep_icao: dep,
      arr_planned_icao: arr,
      arr_icao: flown.arr ?? arr,
      off_block: offBlock,
      takeoff: new Date(offBlock.getTime() + 600_000),
      landing: new Date(onBlock.getTime() - 300_000),
      on_block: onBlock,
      block_min: 60,
      submitted_at: onBlock,
    })
    .execute();
  await db.queries
    .insertInto('tour_enrolment')
    .values({ pilot_id: pilotId, tour_id: tour, edition: 1, started_at: offBlock })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return code;
}
