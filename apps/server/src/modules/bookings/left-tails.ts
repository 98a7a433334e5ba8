import { z } from 'zod';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { lockBooking } from './lock-booking.ts';
import { leaveBehind } from './step-booking.ts';

/** The kind of the job that looks at where an expired booking left its tail. */
export const LEFT_TAILS = 'left-tails';

const payloadSchema = z.object({ bookingId: z.uuid() });

/**
 * The flight after an expired one loses its aircraft, once the expired one could have been flown and sent by hand: where
 * it was, the aircraft is there.
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
