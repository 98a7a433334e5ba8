/**
 * Version of the engine that scores flights; each score stores the one that made it. Raise it whenever the same flight
 * and rules could get another score, item or flag: staff then see in a dry run whose scores would differ, and nothing
 * changes by itself. 1: until November 2026. 2: two samples for everything, touchdowns measured at the touch, values
 * that never change count as not reported, clocks that were set.
 */
export const ENGINE_VERSION = 2;
