import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '@va/testing/figures.ts';

/** Leaves figures for `npm run bench`, in the folder that it has named. */
export function writeFigures(name: string, figures: readonly Figure[]): void {
  const folder = process.env['BENCH_PAGES'];
  if (folder) writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures));
}
