import data from 'virtual:content/ranks';

/** The ranks in the order of the file. */
export const ranks = data;
