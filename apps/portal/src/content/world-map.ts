import data from 'virtual:map/world';

/** SVG path of the world's land, in the units of `lib/drawings/projection.ts`. */
export const worldLand = data;
