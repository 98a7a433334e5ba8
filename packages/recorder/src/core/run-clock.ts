/** Clocks of the computer: the one that people set, and one that only counts on; both ms. */
export interface ComputerClocks {
  wall(): number;
  steady(): number;
}

/**
 * The time of one run: the computer's clock at its beginning, carried on by the steady one. A clock that is set in
 * flight bends no time of the flight.
 */
export function runClock({ wall, steady }: ComputerClocks): () => number {
  const [wallAt, steadyAt] = [wall(), steady()];
  return () => Math.round(wallAt + steady() - steadyAt);
}
