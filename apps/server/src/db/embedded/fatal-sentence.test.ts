import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fatalSentence } from './fatal-sentence.ts';

const failure = { message: 'exit code 1', diskFull: false };

it('blames the disk when it is full, whatever the database says', () => {
  expect(fatalSentence({ ...failure, diskFull: true }, '/data/database', 1e12)).toMatch(/^No queda espacio/);
  expect(fatalSentence(failure, '/data/database', 1e6)).toMatch(/^No queda espacio .*\/data\/database/);
});

it('otherwise says what to do', () => {
  expect(fatalSentence(failure, '/data/database', 1e12)).toContain('ha dejado de responder (exit code 1)');
  expect(fatalSentence(failure, `${tmpdir()}/not/there`)).toContain('restaura una copia');
});

it('names a file that another user left in the folder, and how to get it back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'owned-'));
  const me = statSync(folder).uid;
  mkdirSync(join(folder, 'pg_wal'));
  writeFileSync(join(folder, 'pg_wal', '1'), '');
  const said = (user: number) => fatalSentence(failure, folder, 1e12, user);
  expect(said(me + 1)).toMatch(/es de otro usuario.*chown -R/);
  expect(said(me)).toContain('ha dejado de responder');
  rmSync(folder, { recursive: true });
});
