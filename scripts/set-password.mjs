// @ts-check
// `npm run password`: asks for the pilots' shared password and keeps only its hash in content/airline.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessHashOf, passwordProblem } from './lib/access-hash.mjs';
import { contentRoot } from './lib/project.mjs';
import { readSecret } from './lib/read-secret.mjs';

// The folder can be given for tests; it is the project's own otherwise.
const file = join(process.argv[2] ?? contentRoot, 'content/airline.yaml');
const password = await readSecret('Nueva contraseña de los pilotos: ');
const problem = passwordProblem(password);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const text = readFileSync(file, 'utf8');
const line = /^accessHash:.*$/m;
if (!line.test(text)) {
  console.error(
    'content/airline.yaml no tiene una línea «accessHash:». Añádela y vuelve a ejecutar la orden.',
  );
  process.exit(1);
}
// A function as replacement: a `$` in the hash must stay a `$`.
writeFileSync(
  file,
  text.replace(line, () => `accessHash: '${accessHashOf(password)}'`),
);
console.log(
  'Contraseña cambiada: content/airline.yaml guarda sólo su huella. Vuelve a publicar el portal y avisa a los pilotos.',
);
