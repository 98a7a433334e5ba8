import data from 'virtual:map/traffic';

/** SVG path of the world's land, fine about the airports that the content knows. */
export const trafficLand = data;
