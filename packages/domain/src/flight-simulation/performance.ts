/** What a type flies like; round figures of its manual, enough for a believable flight. */
export interface Performance {
  cruiseMach: number;
  /** Speed of lift-off and of the approach, kt. */
  liftOffKt: number;
  approachKt: number;
  /** Climb below FL100, to FL240 and above, ft/min. */
  climbFpm: readonly [number, number, number];
  /** Weight without fuel, kg. */
  emptyKg: number;
  /** Fuel an hour in cruise, kg. */
  burnKgH: number;
}

const A320: Performance = {
  cruiseMach: 0.78,
  liftOffKt: 147,
  approachKt: 137,
  climbFpm: [2400, 1900, 1100],
  emptyKg: 57_500,
  burnKgH: 2450,
};
const A330: Performance = {
  cruiseMach: 0.82,
  liftOffKt: 155,
  approachKt: 140,
  climbFpm: [2200, 1600, 900],
  emptyKg: 155_000,
  burnKgH: 5800,
};

const TYPES: Readonly<Record<string, Performance>> = {
  A320,
  A20N: { ...A320, burnKgH: 2100 },
  A333: A330,
  A339: { ...A330, burnKgH: 5200 },
  A359: { ...A330, cruiseMach: 0.85, emptyKg: 185_000, burnKgH: 5700 },
};

/** A type's performance by its ICAO designator; that of the A320 for one that is not known. */
export function performanceOf(icaoType: string): Performance {
  return TYPES[icaoType] ?? A320;
}

/** A level for a distance, ft: short flights stay low. */
export function levelFor(distanceNm: number): number {
  if (distanceNm < 120) return 15_000;
  if (distanceNm < 220) return 24_000;
  if (distanceNm < 400) return 33_000;
  return distanceNm < 2500 ? 37_000 : 39_000;
}
