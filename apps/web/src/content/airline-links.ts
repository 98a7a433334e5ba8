import data from 'virtual:content/airline-links';

/** The airline's data for the layout of every page, which the sign-in form does not need. */
export const airlineLinks = data;
