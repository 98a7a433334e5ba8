/** The migrated database on the tests' PostgreSQL that others are copied from. */
export const TEMPLATE = 'va_template';
