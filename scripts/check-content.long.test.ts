// @vitest-environment node
/** `npm run check:content -- --watch` as the staff leave it open: a program of its own, and files saved as editors do. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyContent, PROJECT, type ContentCopy } from '@va/testing/content-copy.ts';

// Each step waits for what the program says, however long a busy machine takes.
vi.setConfig({ testTimeout: 180_000 });

const NOTICES = 'content/notams.yaml';

let copy: ContentCopy;
let program: ChildProcess;
let said: string;
beforeEach(() => {
  copy = copyContent();
  said = '';
  program = spawn(process.execPath, [join(PROJECT, 'scripts/command.mjs'), 'check-content', '--watch'], {
    cwd: PROJECT,
    env: { ...process.env, CONTENT_DIR: join(copy.root, 'content') },
  });
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
});
afterEach(() => {
  program.kill('SIGKILL');
  copy.dispose();
});

/** All that has been said from now on until the program waits again, with these words in it. */
async function answerTo(change: () => void, words: string): Promise<string> {
  said = '';
  change();
  await vi.waitFor(
    () => {
      const at = said.indexOf(words);
      // The whole of it, so that somebody can find out why it never came.
      expect(at < 0 || said.indexOf('Espero cambios', at) < 0 ? said : 'answered').toBe('answered');
    },
    { timeout: 150_000, interval: 50 },
  );
  return said;
}

test('reads again whatever is saved, in whichever way, and ends with Ctrl+C', async () => {
  const right = copy.read(NOTICES);
  const wrong = right.replace('importance: Alta', 'importance: Urgente');
  const path = (file: string) => join(copy.root, file);
  const save = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  /** As many editors do: a new file in the place of the old. */
  const replace = (text: string) => {
    save('content/.notams.yaml.tmp', text);
    renameSync(path('content/.notams.yaml.tmp'), path(NOTICES));
  };

  await answerTo(() => {}, 'Contenido correcto');
  const told = await answerTo(() => save(NOTICES, wrong), 'no es una de las opciones');
  expect(told).toMatch(
    /^content\/notams\.yaml:\d+ · \S+ · importance: «Urgente» no es una de las opciones\./,
  );
  await answerTo(() => replace(right), 'Contenido correcto');
  await answerTo(() => replace(wrong), 'Hay 1 error');
  await answerTo(() => save(NOTICES, right), 'Contenido correcto');
  // Twice in one breath: the last counts.
  await answerTo(() => {
    save(NOTICES, right);
    save(NOTICES, wrong);
  }, 'Hay 1 error');
  await answerTo(() => save(NOTICES, right), 'Contenido correcto');

  await answerTo(() => save('content/documents/nueva/prueba.md', 'sin cabecera\n'), 'falta la cabecera');
  await answerTo(() => save('content/documents/nueva/prueba.md', '---\ntitle: A\n---\n'), 'Hay 2 errores');
  await answerTo(() => rmSync(path('content/documents/nueva'), { recursive: true }), 'Contenido correcto');
  await answerTo(() => save('content/notams.yaml~', wrong), 'Contenido correcto');

  const end = new Promise((resolve) => {
    program.once('exit', (code, signal) => resolve(signal ?? code));
  });
  program.kill('SIGINT');
  expect(await end).toBe('SIGINT');
});
