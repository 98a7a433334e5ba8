import places from 'virtual:map/places';

/** The airports of the network, as places of a map. */
export const networkPlaces = places;
