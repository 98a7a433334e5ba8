import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was measured, as `npm run bench:platform` reads it: what bounds it, and what must hold of it or of the ratio. */
interface Figure {
  name: string;
  value: number;
  bound?: number;
  bar?: { of?: 'ratio'; most: number };
}

/** Leaves figures for the bench, in the folder that it has named. */
export function writeFigures(name: string, figures: readonly Figure[]): void {
  const folder = process.env['BENCH_PAGES'];
  if (folder) writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures));
}
