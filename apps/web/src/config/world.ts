import land from 'virtual:map/world';

/** The world's land as an SVG path. */
export const worldLand = land;
