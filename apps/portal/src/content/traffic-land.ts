import data from 'virtual:map/traffic';

/** SVG path of the world's land, with more detail around the airports in the content. */
export const trafficLand = data;
