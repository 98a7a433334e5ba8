// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeptKeys } from './kept-keys.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => join(folder, 'datos/claves.json');
const keys = (url: string) => new KeptKeys(file(), url, undefined);

it('keeps a key for each platform, for its owner alone, and forgets one of them', () => {
  const [mine, other] = [keys('https://va.example/'), keys('https://otra.example/')];
  expect(mine.read()).toBeUndefined();
  expect([mine.keep('va_mine'), other.keep('va_other')]).toEqual([true, true]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect([keys('https://va.example/').read(), other.read()]).toEqual(['va_mine', 'va_other']);
  mine.keep();
  expect([mine.read(), keys('https://otra.example/').read()]).toEqual([undefined, 'va_other']);
  expect(readdirSync(join(folder, 'datos'))).toEqual(['claves.json']);
});

it.each(['', '{"https://va.example/": "va_', 'null', '[]', '"va_mine"', '{"https://va.example/": 7}'])(
  'has none in a file that is torn or somebody else’s (%j), and makes it good with the next one',
  (text) => {
    mkdirSync(join(folder, 'datos'));
    writeFileSync(file(), text);
    expect(keys('https://va.example/').read()).toBeUndefined();
    expect(keys('https://va.example/').keep('va_new')).toBe(true);
    expect(keys('https://va.example/').read()).toBe('va_new');
  },
);

it('holds a key in memory where the disk takes nothing, and forgets one there too', () => {
  // A folder that is a file takes none, whoever asks.
  writeFileSync(join(folder, 'datos'), '');
  const mine = keys('https://va.example/');
  expect(mine.keep('va_mine')).toBe(false);
  expect(mine.read()).toBe('va_mine');
  expect(mine.keep()).toBe(false);
  expect(mine.read()).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});
