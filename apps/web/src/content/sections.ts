import data from 'virtual:content/sections';

/** Sections of this airline. */
export const sections = data;
