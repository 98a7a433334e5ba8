// @ts-check
// Checks the rules of the house that the linter has no word for; part of `npm run lint`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './lib/hash-files.mjs';
import { checkFile } from './lib/house-rules.mjs';
import { root } from './lib/project.mjs';
import { PROGRAMS } from './lib/zones.mjs';

const files = listFiles(root, ['src', ...PROGRAMS, 'tests', 'public']).filter(
  (file) => /\.(?:tsx?|mjs|js|css|html)$/.test(file) && !file.includes('node_modules/'),
);
const breaches = files.flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8')));
for (const { file, line, problem } of breaches) console.error(`${file}:${line}: ${problem}`);
if (breaches.length > 0) process.exit(1);
