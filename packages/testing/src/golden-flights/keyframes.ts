/** Values over time: between two frames numbers are drawn out in a line, `step` keeps the last one. */

/** Second of the flight and the value from then on. */
export type Frame = readonly [second: number, value: number];

/** Value on the line between the frames around a second. */
export function ramp(frames: readonly Frame[], second: number): number {
  const index = frames.findLastIndex(([at]) => at <= second);
  const [from, value] = frames[Math.max(0, index)] ?? [0, 0];
  const [to, next] = frames[index + 1] ?? [from, value];
  return index < 0 || to === from ? value : value + ((next - value) * (second - from)) / (to - from);
}

/** Value of the last frame up to a second. */
export function step(frames: readonly Frame[], second: number): number {
  return frames.findLast(([at]) => at <= second)?.[1] ?? frames[0]?.[1] ?? 0;
}
