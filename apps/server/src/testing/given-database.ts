import type { DatabaseOptions } from '../db/open-database.ts';

/** The database that a program of the tests is given by its environment: `DATABASE_URL`, or `DATABASE_FOLDER`. */
export const givenDatabase: DatabaseOptions = {
  url: process.env['DATABASE_URL'],
  folder: process.env['DATABASE_FOLDER'] ?? '',
  onFatal: (sentence) => {
    throw new Error(sentence);
  },
};
