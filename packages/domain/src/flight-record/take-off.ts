/**
 * Index of the first airborne point after the take-off run; −1 if the take-off was not recorded. `fromAir`: the
 * recorder may have begun in the air.
 * @param states of ordered points, as `groundStates` gives them
 */
export function liftOffIndex(states: readonly (boolean | null)[], fromAir: boolean): number {
  const ground = fromAir ? 0 : states.indexOf(true);
  return ground === -1 ? -1 : states.indexOf(false, ground);
}
