// `npm run new-airline`: asks a few questions, or takes them as options (`--name … --code …`), and writes the content of a
// made-up airline. `-- --help` names the options.
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { accessHashOf } from './lib/access-hash.ts';
import { root } from './lib/project.mjs';
import { newAirline } from '@va/content/new-airline/main.ts';

const WORDS =
  'alba brisa cabo duna faro garza hielo isla lago mapa nube orilla puente rumbo senda torre valle viento'.split(
    ' ',
  );

const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
try {
  const right = await newAirline(process.argv.slice(2), {
    root,
    today: new Date().toISOString().slice(0, 10),
    print: (text) => console.log(text),
    ...(terminal ? { ask: (question: string) => terminal.question(question) } : {}),
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
