/**
 * Figures of the rules that follow from the way recorders measure, so that no airline can set them. The page of the
 * rules shows them too.
 */

/** Ground speed of movement, kt. */
export const MOVING_KT = 1;
/** Distance beside and beyond the pavement that still counts as runway, metres. */
export const SHOULDER_M = 20;
/** Degrees a second from which taxi is a turn. */
export const TURN_RATE = 3;
/** Seconds around a stretch of speed that still belong to it: for the tick, and for the samples of the network. */
export const NEAR_S = 60;
/** Longest way from the gate to the runway, seconds: more belongs to another approach. */
export const APPROACH_S = 240;
/** Seconds after the first touch that must be recorded fast, and seconds that are examined. */
export const SEEN_S = 3;
export const LOOKED_AT_S = 30;
/** Distance from every known runway from which the landing was at a field without data, NM. */
export const FIELD_NM = 5;
/**
 * An event further from the touchdown than this gives the position at which the recorder wrote it, not that of the
 * touchdown, s.
 */
export const EVENT_S = 0.5;
/** Seconds from its moment in which fuel or weight must have been read twice. */
export const READ_S = 60;
/** Part of the last second before the touch that must have been recorded: a late event opens its window late. */
export const LEAST_SHARE = 0.35;
