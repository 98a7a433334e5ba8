/**
 * What the planner of either database is told, as words of a command line. A page that is read out of order costs hardly
 * more than the next one, as on any disk without moving parts and in memory: PostgreSQL's own advice for such is 1.1, and
 * its default of 4 makes it plan the pages of lists anew for each request. An address that says `options` itself has the
 * last word.
 */
export const PLANNER_SETTINGS = ['-c', 'random_page_cost=1.1'];
