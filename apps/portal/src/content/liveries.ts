import data from 'virtual:content/liveries';

/** Livery downloads by aircraft family. */
export const liveries = data;
