import data from 'virtual:content/routes';

/** The direct routes, once a pair. */
export const routes = data;
