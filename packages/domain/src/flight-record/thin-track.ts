/** The first point of each minute and the last point of all; takes ordered points. */
export function onePerMinute<T extends { at: number }>(points: readonly T[]): T[] {
  let minute = -1;
  return points.filter(({ at }, i) => {
    const mine = Math.floor(at / 60_000);
    if (mine === minute && i !== points.length - 1) return false;
    minute = mine;
    return true;
  });
}
