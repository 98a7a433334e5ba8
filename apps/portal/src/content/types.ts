import data from 'virtual:content/type-summaries';

/** The types of the fleet in the order of the file, in brief. */
export const types = data;
