// @ts-check
// Checks that package-lock.json serves every platform: newest releases can lack the packages of some, npm leaves those
// out in silence, and `npm ci` then fails elsewhere. Part of `npm run lint`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileProblems } from './lib/lockfile.mjs';
import { root } from './lib/project.mjs';

const problems = [
  'package-lock.json',
  'tools/observatory/package-lock.json',
  'tools/lighthouse/package-lock.json',
].flatMap((file) =>
  lockfileProblems(JSON.parse(readFileSync(join(root, file), 'utf8'))).map(
    (problem) => `${file}: ${problem}`,
  ),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
