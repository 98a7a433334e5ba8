/**
 * What a fresh database of the tests holds: nothing, every table but no row, or the airline of the tests with its accounts
 * too, so that not every file has to fill its own.
 */
export type Holding = 'nothing' | 'tables' | 'airline';

/** The databases on the tests' PostgreSQL that others are copied from. */
export const TEMPLATES: Readonly<Record<Holding, string>> = {
  nothing: 'template0',
  tables: 'va_tables',
  airline: 'va_airline',
};
