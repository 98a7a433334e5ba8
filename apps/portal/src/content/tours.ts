import data from 'virtual:content/tours';

/** The tours in the order of the file. */
export const tours = data;
