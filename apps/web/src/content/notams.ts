import data from 'virtual:content/notams';

/** The company's notices, newest first. */
export const notams = data;
