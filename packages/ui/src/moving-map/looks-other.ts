/** Whether a scene has to be drawn again: most differ from the one before by what nobody can see. */
import { WORLD_M } from '@va/domain/maps/mercator.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import type { At, PreparedScene } from './prepared-scene.ts';

/** Whether the edge of the night has moved further than so many metres of the projection, or night has come or gone. */
export function nightLooksOther(drawn: PreparedScene, now: PreparedScene, metres: number): boolean {
  const [before, after] = [drawn.nightAt, now.nightAt];
  if (before === undefined || after === undefined) return before !== after;
  return (Math.abs(after - before) * WORLD_M) / DAY_MS > metres;
}

/**
 * Whether lines of a scene look other than those of one that was drawn: they are others, or lead to an aircraft that has moved
 * further than so many metres of the projection.
 */
export function linesLookOther(drawn: PreparedScene, now: PreparedScene, metres: number): boolean {
  if (drawn === now) return false;
  return (
    drawn.ownLines !== now.ownLines ||
    drawn.chosen !== now.chosen ||
    someLookOther(drawn.tracked, now.tracked, metres, ['id', 'from', 'to', 'flown'])
  );
}

/** Whether aircraft, places and marks of a scene look other than those that were drawn; see {@link linesLookOther}. */
export function thingsLookOther(drawn: PreparedScene, now: PreparedScene, metres: number): boolean {
  if (drawn === now) return false;
  return (
    drawn.chosen !== now.chosen ||
    someLookOther(drawn.places, now.places, metres, ['name', 'look', 'important', 'number']) ||
    someLookOther(drawn.marks, now.marks, metres, ['letter']) ||
    someLookOther(drawn.flights, now.flights, metres, FLIGHT_LOOKS)
  );
}

const FLIGHT_LOOKS = ['id', 'name', 'detail', 'course', 'grounded', 'lost', 'own'] as const;

/** Whether one of the things has moved, or is another one by what is seen of it. */
function someLookOther<T>(
  drawn: readonly At<T>[],
  now: readonly At<T>[],
  metres: number,
  looks: readonly (keyof T)[],
): boolean {
  if (drawn === now) return false;
  if (drawn.length !== now.length) return true;
  return now.some((at, index) => {
    const before = drawn[index];
    return !before || hasMoved(before, at, metres) || looks.some((look) => before.of[look] !== at.of[look]);
  });
}

function hasMoved(drawn: At<unknown>, now: At<unknown>, metres: number): boolean {
  return Math.abs(drawn.x - now.x) > metres || Math.abs(drawn.y - now.y) > metres;
}
