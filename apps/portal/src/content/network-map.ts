import data from 'virtual:map/network';

/** The part of the world that holds the network, and its land as an SVG path. */
export const networkMap = data;
