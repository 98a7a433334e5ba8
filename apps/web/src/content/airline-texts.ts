import data from 'virtual:content/airline-texts';

/** Longer texts of the airline, which the sign-in form does not need. */
export const airlineTexts = data;
