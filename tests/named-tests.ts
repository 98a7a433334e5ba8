/** Tests that a table names by their file and title. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What a table names: a test, or a file in which there is nothing to run. */
export interface Named {
  file: string;
  test?: string | undefined;
}

/** Whether it is there: a file of tests with a test of that title, or any other file without one. */
export function isThere({ file, test }: Named): boolean {
  const path = join(ROOT, file);
  if (!existsSync(path)) return false;
  if (!/\.(test|spec)\.tsx?$/.test(file)) return test === undefined;
  const text = readFileSync(path, 'utf8');
  return test !== undefined && ["'", '"', '`'].some((quote) => text.includes(`${quote}${test}${quote}`));
}
