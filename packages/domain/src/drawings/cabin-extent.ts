import type { SeatLayout } from '../shapes.ts';

/** Room that a row takes, in economy rows. */
export const ROW_DEPTH = { B: 1.6, Y: 1 } as const;
/** Door frames and the galley behind them, fraction of the fuselage's length. */
const DOOR_CLEARANCE = 0.018;

/** Beginning and end of the rows of a class. */
export interface CabinExtent {
  /** Fractions of the fuselage's length from the nose. */
  from: number;
  to: number;
  firstRow: number;
  lastRow: number;
}

/**
 * Extent of the rows of one class along the fuselage, spread evenly between the doors; undefined if the layout has no
 * such rows.
 */
export function cabinExtent(layout: SeatLayout, cabin: 'B' | 'Y'): CabinExtent | undefined {
  const rows = layout.rows.flatMap(({ rows: [first, last], cabin: kind }) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({ number: first + index, kind })),
  );
  const doors = layout.doors.filter((door) => !door.overwing).toSorted((a, b) => a.position - b.position);
  const wanted = new Map<number, { from: number; to: number }>();
  doors.slice(0, -1).forEach((front, index) => {
    const rear = doors[index + 1];
    if (!rear) return;
    const section = rows.filter((row) => row.number > front.afterRow && row.number <= rear.afterRow);
    const room = rear.position - front.position - 2 * DOOR_CLEARANCE;
    const depth = room / section.reduce((sum, row) => sum + ROW_DEPTH[row.kind], 0);
    let from = front.position + DOOR_CLEARANCE;
    for (const row of section) {
      const to = from + depth * ROW_DEPTH[row.kind];
      if (row.kind === cabin) wanted.set(row.number, { from, to });
      from = to;
    }
  });
  const places = [...wanted.values()];
  if (places.length === 0) return undefined;
  return {
    from: Math.min(...places.map((place) => place.from)),
    to: Math.max(...places.map((place) => place.to)),
    firstRow: Math.min(...wanted.keys()),
    lastRow: Math.max(...wanted.keys()),
  };
}
