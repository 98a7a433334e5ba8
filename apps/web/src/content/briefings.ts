import data from 'virtual:content/briefings';

/** The two briefings. */
export const briefings = data;
