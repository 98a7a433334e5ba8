import data from 'virtual:content/airline-links';

/** What stands around every page of the airline's, which the sign-in form does without. */
export const airlineLinks = data;
