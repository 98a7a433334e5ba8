// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSecret } from './vite/check-output.ts';
import { compressFiles } from './vite/compress.ts';
import { isInstalled } from './ensure-install.mjs';
import { nodeProblem } from './ensure-node.mjs';
import { hashFiles, listFiles } from './hash-files.mjs';
import { addIntegrity, integrityOf, withIntegrity } from './vite/integrity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof text === 'string' ? text : JSON.stringify(text));
}

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(['18.20.4', '20.18.3', '16.0.0'])('%s is too old, which a sentence says', (version) => {
    expect(nodeProblem(version)).toMatch(new RegExp(`necesita Node 20\\.19 .* aquí hay ${version}`));
  });
});

describe('the installed packages', () => {
  const locked = { integrity: 'sha512-a' };
  const lock = (packages: object) => write('package-lock.json', { packages: { '': {}, ...packages } });
  const installed = (packages: object) => write('node_modules/.package-lock.json', { packages });

  it('are missing on a fresh machine', () => {
    lock({ 'node_modules/a': locked });
    expect(isInstalled(folder)).toBe(false);
  });

  it('agree with the lockfile, also when installed by hand and without those of other platforms', () => {
    lock({ 'node_modules/a': locked, 'node_modules/a-mac': { ...locked, optional: true } });
    installed({ 'node_modules/a': locked });
    expect(isInstalled(folder)).toBe(true);
  });

  it('are stale when the lockfile has changed since', () => {
    lock({ 'node_modules/a': locked });
    installed({ 'node_modules/a': locked });
    expect(isInstalled(folder)).toBe(true);
    lock({ 'node_modules/a': { integrity: 'sha512-newer' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('are stale when one is missing or too many', () => {
    lock({ 'node_modules/a': locked, 'node_modules/b': locked });
    installed({ 'node_modules/a': locked });
    expect(isInstalled(folder)).toBe(false);
    installed({ 'node_modules/a': locked, 'node_modules/b': locked, 'node_modules/c': locked });
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('the fingerprint of files', () => {
  it('changes with a content, a name and a setting, and not with the order of paths', () => {
    write('src/a.ts', 'a');
    write('src/deep/b.ts', 'b');
    const before = hashFiles(folder, ['src'], ['/']);
    expect(hashFiles(folder, ['src'], ['/'])).toBe(before);
    expect(hashFiles(folder, ['src'], ['/eve/'])).not.toBe(before);
    write('src/a.ts', 'A');
    expect(hashFiles(folder, ['src'], ['/'])).not.toBe(before);
    write('src/a.ts', 'a');
    write('src/c.ts', '');
    expect(hashFiles(folder, ['src'], ['/'])).not.toBe(before);
  });

  it('takes files and folders, and leaves out what is not there', () => {
    write('one.txt', '');
    write('two/three.txt', '');
    expect(listFiles(folder, ['two', 'one.txt', 'none'])).toEqual(['one.txt', 'two/three.txt']);
  });
});

describe('integrity', () => {
  it('is the one that browsers compute', () => {
    expect(integrityOf('alert(1);')).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  });

  it('is added to scripts, style sheets and modules of our own, and to nothing else', () => {
    const tags = [
      '<script type="module" crossorigin src="/eve/assets/a.js"></script>',
      '<link rel="modulepreload" crossorigin href="/eve/assets/a.js">',
      '<link rel="stylesheet" href="/eve/assets/a.js" />',
      '<link rel="icon" href="/eve/favicon.svg" />',
      '<link rel="preload" as="font" href="/eve/a.woff2" />',
      '<script src="https://example.org/a.js"></script>',
      '<link rel="signed-in" as="image" href="/eve/assets/a.js">',
    ];
    const read = (path: string) => `content of ${path}`;
    const expected = `integrity="${integrityOf('content of assets/a.js')}"`;
    const done = withIntegrity(tags.join('\n'), '/eve/', read).split('\n');
    expect(done.map((tag) => tag.includes(expected))).toEqual([true, true, true, false, false, false, false]);
    expect(done[2]).toMatch(/" \/>$/);
    expect(withIntegrity(done.join('\n'), '/eve/', read)).toBe(done.join('\n'));
  });

  it('fails on a page that names a file that is not there', () => {
    write('deep/index.html', '<script src="/gone.js"></script>');
    expect(() => addIntegrity(folder, '/')).toThrow('gone.js');
  });
});

it('compressed copies are smaller and hold the same', async () => {
  const text = 'un texto que se repite, '.repeat(50);
  write('a.js', text);
  write('tiny.js', 'x');
  write('picture.png', text);
  await compressFiles(folder);
  expect(listFiles(folder, ['.'])).toEqual([
    './a.js',
    './a.js.br',
    './a.js.gz',
    './picture.png',
    './tiny.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text);
});

describe('a secret', () => {
  const secret = 'palabra-clave-de-prueba';
  it.each([
    ['as it is', secret],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['backwards', [...secret].toReversed().join('')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
  ])('is found %s', (_, disguised) => {
    write('dist/a.js', `const x = "${disguised}";`);
    write('dist/b.js', 'nothing');
    expect(findSecret(folder, ['dist'], secret)).toEqual(['dist/a.js']);
  });
});
