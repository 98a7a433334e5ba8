import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Figure } from '@va/testing/figures.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('@va/testing/golden-flights/long-flight-program.ts'));
const saidSchema = z.object({ first: z.number(), whole: z.number(), dark: z.number() });

/** What the judgement of six hours of flight, a point a second, takes of the processor: other requests wait for it. */
export async function measureScore(): Promise<Figure[]> {
  const said = execFileSync(process.execPath, ['--import', 'tsx', PROGRAM], { encoding: 'utf8' });
  const { first, whole, dark } = saidSchema.parse(JSON.parse(said));
  const bar = { most: 150 };
  return [
    { name: 'one judgement, ms of processor', value: whole, bar },
    { name: 'the same with a light that is never told, ms of processor', value: dark, bar },
    { name: 'the first judgement of a process, ms of processor', value: first },
  ];
}
