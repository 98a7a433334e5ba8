import data from 'virtual:content/base';

/** The base's airport by itself, for pages that need no other airport. */
export const base = data;
