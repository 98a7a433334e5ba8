import { MINUTE_MS } from '../durations.ts';

const QUARTER_MS = 15 * MINUTE_MS;

/** From now to the first departure that is proposed: time to prepare it, milliseconds. */
export const PREPARE_MS = 45 * MINUTE_MS;

/** When a free flight is proposed that leaves at an instant or later: the next quarter of an hour, milliseconds. */
export const proposedDeparture = (from: number): number => Math.ceil(from / QUARTER_MS) * QUARTER_MS;
