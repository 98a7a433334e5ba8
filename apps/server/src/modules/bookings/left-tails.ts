import { z } from 'zod';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { lockBooking } from './lock-booking.ts';
import { leaveBehind } from './step-booking.ts';

/** Name of the job that checks where an expired booking left its tail. */
export const LEFT_TAILS = 'left-tails';

const payloadSchema = z.object({ bookingId: z.uuid() });

/**
 * Job: takes the tail from the booking that follows an expired one, because the tail did not get there. It runs once
 * the expired flight can no longer be under way: if it was flown and reported by hand, the tail did get there and
 * stays.
 */
export const leftTails = (ops: Operations): JobKind => ({
  kind: LEFT_TAILS,
  async run({ db, clock, payload }) {
    const { bookingId } = payloadSchema.parse(payload);
    await db.transaction(async (tx) => {
      const found = await tx
        .selectFrom('booking')
        .select('pilot_id')
        .where('id', '=', bookingId)
        .executeTakeFirst();
      if (!found) return;
      await lockPilot(tx, found.pilot_id);
      await leaveBehind(tx, ops, await lockBooking(tx, bookingId), clock());
    });
  },
});
