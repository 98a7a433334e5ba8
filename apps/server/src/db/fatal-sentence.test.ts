import { tmpdir } from 'node:os';
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
