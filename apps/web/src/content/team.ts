import data from 'virtual:content/team';

/** Management members and the commitment text. */
export const team = data;
