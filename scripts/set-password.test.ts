// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPassword } from '../apps/web/src/services/password-check.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'password-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(
    join(folder, 'content/airline.yaml'),
    "# Nota\nname: EVE\naccessHash: 'vieja' # aquí\nrights: x\n",
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

const airline = () => readFileSync(join(folder, 'content/airline.yaml'), 'utf8');

test('keeps only the hash of the new password, and the rest of the file', async () => {
  const output = execFileSync(process.execPath, ['scripts/command.mjs', 'set-password', folder], {
    input: 'nube-faro-trigo-mesa\n',
    encoding: 'utf8',
  });
  expect(output).toContain('Contraseña cambiada');
  expect(`${output}${airline()}`).not.toContain('nube-faro');
  expect(airline()).toMatch(/^# Nota\nname: EVE\naccessHash: 'pbkdf2-sha256\$600000\$[^']+'\nrights: x\n$/);
  const [, hash = ''] = /accessHash: '([^']+)'/.exec(airline()) ?? [];
  expect(await checkPassword('nube-faro-trigo-mesa', hash)).toBe('correct');
});

test('writes the line also where it was deleted, and says so where the file was', () => {
  const file = join(folder, 'content/airline.yaml');
  const run = () =>
    spawnSync(process.execPath, ['scripts/command.mjs', 'set-password', folder], {
      input: 'nube-faro-trigo-mesa\n',
      encoding: 'utf8',
    });
  writeFileSync(file, 'name: EVE');
  expect(run().status).toBe(0);
  expect(airline()).toMatch(/^name: EVE\naccessHash: 'pbkdf2-sha256[^']+'\n$/);
  rmSync(file);
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Recupéralo') as string });
});

test.each([
  ['corta\n', 'demasiado corta'],
  ['\n', 'No has escrito'],
  ['', 'No has escrito'],
  [' nube-faro-trigo-mesa\n', 'empieza o acaba en un espacio'],
])('refuses %j and leaves the file alone', (input, sentence) => {
  const before = airline();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/command.mjs', 'set-password', folder], {
    input,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(airline()).toBe(before);
});
