import { HOUR_MS } from '@va/domain/durations.ts';

/** Time within which staff want to have decided, in milliseconds. */
export const TARGET_MS = 72 * HOUR_MS;
