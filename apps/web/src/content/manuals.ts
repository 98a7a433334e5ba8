import data from 'virtual:content/manuals';

/** The six manuals. */
export const manuals = data;
