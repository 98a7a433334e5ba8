// `npm run types`: each app and package by its own settings, so that none uses what its surroundings do not have; then
// tests, scripts and build plugins together, which run in Node and speak of both.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/project.mjs';
import { runTool } from './lib/run.mjs';

const projects = ['apps', 'packages']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/tsconfig.json`))
  .filter((file) => existsSync(join(root, file)));

// A single checker, and a Go garbage collector that runs rarely, halve the processor time for some hundred megabytes
// more.
const env = { GOGC: '400' };
/** Results of the previous run, so that only changed files are checked again. */
const cache = join(root, 'node_modules/.cache/types');
for (const project of [...projects, 'tsconfig.json']) {
  const found = join(cache, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', found];
  const { code } = await runTool('typescript/bin/tsc', args, { env });
  if (code !== 0) process.exitCode = 1;
}
