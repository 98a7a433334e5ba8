/**
 * Version of the engine that judges flights; each score keeps that of its own. Raised whenever the same flight and rules
 * could come to another score, item or flag: staff then see in a dry run whose score would differ, and nothing changes
 * by itself. 1: until November 2026. 2: two samples for everything, touches measured at the touch, what never changed
 * taken for not reported, clocks that are set.
 */
export const ENGINE_VERSION = 2;
