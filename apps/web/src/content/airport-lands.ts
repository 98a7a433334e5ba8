import data from 'virtual:map/airports';

/** Fetches the part of the world around an airport's routes and its land as an SVG path, by ICAO code. */
export const airportLands = data;
