import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Node has it; its types say nothing of it. */
declare const WebAssembly: { compile(program: Uint8Array): Promise<unknown> };

/** Where this process keeps it: the file is run anew for each file of tests. */
const KEPT = Symbol.for('va.kept-engine');

// The program of the embedded database, compiled. As long as one copy lives, the runtime hands it, with what it has
// learned to run fast, to each thread that compiles the same bytes; otherwise each database of a test begins anew.
if (!Reflect.has(globalThis, KEPT)) {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const program = await readFile(join(dirname(entry), 'pglite.wasm'));
  Reflect.set(globalThis, KEPT, await WebAssembly.compile(program));
}
