import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as data of unknown shape, written as text, the same on both databases. */
export type Json = ColumnType<unknown, string | null, string | null>;

/** The same where the column has a default. */
export type DefaultedJson = ColumnType<unknown, string | undefined, string>;
