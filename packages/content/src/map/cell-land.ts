/** The land of small pictures, in squares: as fine as Natural Earth has it. */
import { boxAround } from '@va/domain/drawings/map-box.ts';
import { gather, project } from '@va/domain/drawings/projection.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { ASPECTS } from '@va/domain/maps/aspects.ts';
import { cellBox, landCells } from '@va/domain/maps/land-cells.ts';
import { ringsWithin } from './land-rings.ts';
import { ringArea, ringPath, simplifyRing } from './rings.ts';

/** How far a coast may stray, and the side of islands that are not drawn: half a pixel where twelve degrees are 750 wide. */
const STRAY = 0.15;
/** To what the numbers of a path are rounded. */
const GRAIN = 0.1;
/** Room about both ends of a flight, in parts of the picture: more than pictures leave, for the bow of the great circle. */
const MARGIN = 0.2;

/** Names of the squares that pictures of flights between any two of these places show. */
export function cellsBetween(places: readonly Position[]): string[] {
  const names = places.flatMap((from, index) =>
    places
      .slice(index)
      .flatMap((to) =>
        Object.values(ASPECTS).flatMap((aspect) =>
          landCells(
            boxAround(gather([from, to]).map(project), { aspect, margin: MARGIN, leastDegrees: 12 }),
            aspect,
          ),
        ),
      ),
  );
  return [...new Set(names)].toSorted();
}

/** What has been cut, by square: it depends on nothing else, and a build asks for it once to know which lie at sea. */
const cut = new Map<string, string>();

/** SVG path of the land of a square; empty at sea. */
export function cellLand(name: string): string {
  const land = cut.get(name) ?? cutLand(name);
  cut.set(name, land);
  return land;
}

function cutLand(name: string): string {
  return ringsWithin(cellBox(name), 'land-10m')
    .filter((ring) => ringArea(ring) > STRAY ** 2)
    .map((ring) =>
      ringPath(
        simplifyRing(ring, () => STRAY),
        GRAIN,
      ),
    )
    .join('');
}
