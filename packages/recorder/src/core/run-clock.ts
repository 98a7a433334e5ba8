/** Clocks of the computer: the wall clock, which people can set, and a monotonic one; both ms. */
export interface ComputerClocks {
  wall(): number;
  steady(): number;
}

/**
 * Makes the clock of one run: the wall clock at its start plus the monotonic clock's progress, so that setting the wall
 * clock during a flight does not change the flight's times.
 */
export function runClock({ wall, steady }: ComputerClocks): () => number {
  const [wallAt, steadyAt] = [wall(), steady()];
  return () => Math.round(wallAt + steady() - steadyAt);
}
