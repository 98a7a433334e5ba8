/**
 * What the planner of either database is told, `name=value`: a page that is read out of order costs hardly more than the
 * next one, as on any disk without moving parts and in memory. PostgreSQL's own advice for such is 1.1; with its default
 * of 4 it plans the pages of lists anew for each request.
 */
export const PLANNER_SETTING = 'random_page_cost=1.1';
