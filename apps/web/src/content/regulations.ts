import data from 'virtual:content/regulations';

/** The four regulations. */
export const regulations = data;
