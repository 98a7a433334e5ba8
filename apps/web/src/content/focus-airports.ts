import data from 'virtual:content/focus-airports';

/** The focus airports. */
export const focusAirports = data;
