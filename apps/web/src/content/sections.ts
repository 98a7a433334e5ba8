import data from 'virtual:content/sections';

/** Which sections this airline has. */
export const sections = data;
