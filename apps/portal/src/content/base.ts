import data from 'virtual:content/base';

/** The base's own entry, for what shows nothing of the other airports. */
export const base = data;
