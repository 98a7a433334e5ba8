import data from 'virtual:content/ranks';

/** The ranks of the airline, from the highest down. */
export const ranks = data;
