/** Shape of the map of one route, width by height; its room is kept before the map arrives. */
export const ROUTE_ASPECT = 2.5;
