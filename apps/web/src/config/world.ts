import data from 'virtual:map/world';

/** The world's land as an SVG path, and the airports of the network. */
export const world = data;
