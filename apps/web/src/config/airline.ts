import data from 'virtual:content/airline';

/** The airline of this installation, from `content/airline.yaml`. */
export const airline = data;
