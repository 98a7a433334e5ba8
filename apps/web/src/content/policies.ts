import data from 'virtual:content/policies';

/** The legal pages in order. */
export const policies = data;
