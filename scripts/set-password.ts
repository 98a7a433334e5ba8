// `npm run password`: asks for the pilots' shared password and stores only its hash in content/airline.yaml.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { accessHashOf, passwordProblem } from './lib/access-hash.ts';
import { contentRoot } from './lib/project.mjs';

// Tests can pass another folder; by default the project's own.
const file = join(process.argv[2] ?? contentRoot, 'content/airline.yaml');
if (!existsSync(file)) {
  console.error(
    'No hay un archivo content/airline.yaml donde guardar la huella. Recupéralo y repite la orden.',
  );
  process.exit(1);
}
const password = await readSecret('Nueva contraseña de los pilotos: ');

/** Reads one line from the standard input, without echo at a terminal, unchanged from a pipe. */
async function readSecret(question: string): Promise<string> {
  const terminal = Boolean(process.stdin.isTTY);
  if (terminal) process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  for await (const line of lines) {
    lines.close();
    if (terminal) process.stdout.write('\n');
    return line;
  }
  return '';
}

const problem = passwordProblem(password);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const text = readFileSync(file, 'utf8');
const old = /^accessHash:.*$/m;
const line = `accessHash: '${accessHashOf(password)}'`;
// A function as replacement: a `$` in the hash must stay a `$`.
writeFileSync(file, old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`);
console.log(
  'Contraseña cambiada: content/airline.yaml guarda sólo su huella. Vuelve a publicar el portal y avisa a los pilotos.',
);
