// @ts-check
// `npm run new-airline`: asks a few questions, or takes them as options (`--name … --code …`), and writes the content of a
// made-up airline. `-- --help` names the options.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { accessHashOf } from './lib/access-hash.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/project.mjs';

const WORDS =
  'alba brisa cabo duna faro garza hielo isla lago mapa nube orilla puente rumbo senda torre valle viento'.split(
    ' ',
  );

ensureNode();
await ensureInstall();
const { runnerImport } = await import('vite');

/** @typedef {typeof import('./new-airline/main.ts')} Command */
const { module } = await runnerImport(join(root, 'scripts/new-airline/main.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { newAirline } = /** @type {Command} */ (module);

const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
try {
  const right = await newAirline(process.argv.slice(2), {
    root,
    print: (text) => console.log(text),
    ...(terminal ? { ask: (/** @type {string} */ question) => terminal.question(question) } : {}),
    access: () => {
      const password = Array.from({ length: 4 }, () => WORDS[randomInt(WORDS.length)]).join('-');
      return { password, accessHash: accessHashOf(password) };
    },
  });
  process.exitCode = right ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  terminal?.close();
}
