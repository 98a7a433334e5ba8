import data from 'virtual:content/only-in-tours';

/** ICAO codes of the airports without routes that tours call at. */
export const onlyInTours = data;
