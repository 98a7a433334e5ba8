/**
 * Index of the first point in the air after the take-off run; −1 when the take-off was not recorded. `fromAir`: it may
 * have done so before its recorder began.
 * @param states of ordered points, as `groundStates` tells them
 */
export function liftOffIndex(states: readonly (boolean | null)[], fromAir: boolean): number {
  const ground = fromAir ? 0 : states.indexOf(true);
  return ground === -1 ? -1 : states.indexOf(false, ground);
}
