/** Path data of an airliner from above, nose up, in a box of 24 by 24: the symbol of a flight on every map. */
export const AIRLINER =
  'M12 1.5c-.9 0-1.6 1-1.6 2.7v4.6L2 14.2v2.1l8.4-2.4v4.5l-2.6 2v1.6l4.2-1.1 4.2 1.1v-1.6l-2.6-2v-4.5l8.4 2.4v-2.1l-8.4-5.4V4.2c0-1.7-.7-2.7-1.6-2.7z';
