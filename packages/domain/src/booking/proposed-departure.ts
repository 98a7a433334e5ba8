import { MINUTE_MS } from '../durations.ts';

const QUARTER_MS = 15 * MINUTE_MS;

/** Time from now to the first proposed departure, so that the pilot can prepare the flight, milliseconds. */
export const PREPARE_MS = 45 * MINUTE_MS;

/** Rounds an instant up to the next quarter of an hour, as the proposed departure of a free flight; milliseconds. */
export const proposedDeparture = (from: number): number => Math.ceil(from / QUARTER_MS) * QUARTER_MS;
