import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, it } from 'vitest';
import { freshFolder } from '#server/testing/databases.ts';
import { programIn } from '#server/testing/programs.ts';

const CONTENT_DIR = join(import.meta.dirname, '../../../../content');

it('says how long it takes before it does anything else', async () => {
  const data = freshFolder();
  const env = { ...process.env, CONTENT_DIR, DATA_DIR: data, DATABASE_URL: '' };
  const demo = spawn(process.execPath, [programIn(inject('programs'), 'demo')], { env });
  const ended = once(demo, 'close');
  let first = '';
  for await (const line of createInterface({ input: demo.stdout })) {
    first = line;
    break;
  }
  demo.kill('SIGKILL');
  await ended;
  rmSync(data, { recursive: true });
  expect(first).toMatch(/^Llena medio año de vuelos: alrededor de un minuto, y unos cuantos/);
});
