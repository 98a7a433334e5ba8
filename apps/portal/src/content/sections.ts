import data from 'virtual:content/sections';

/** What this airline has. */
export const sections = data;
