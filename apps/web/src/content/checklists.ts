import data from 'virtual:content/checklists';

/** The checklists. */
export const checklists = data;
