import data from 'virtual:map/tours';

/** SVG path of the land in a tour's picture, by the tour's id, in the units of the drawing. */
export const tourLands = data;
