import data from 'virtual:content/airline';

/** The airline: name, callsign rule, base, links, limits. */
export const airline = data;
