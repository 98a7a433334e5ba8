// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outputProblems } from './check-output.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

it.each([
  ['page.html', '<script>alert(1)</script>', 'has an inline script'],
  ['page.html', '<script type="module" src="/a.js"></script>', 'has a script without integrity'],
  ['page.html', '<style>a{}</style>', 'has an inline style sheet'],
  ['page.html', '<p class="x" style="color:red">', 'has an inline style'],
  ['page.html', '<img src="/a.png" onerror="x()">', 'has an inline event handler'],
  ['page.html', '<img src="data:image/png;base64,AA">', 'has a data: address'],
  ['a.css', 'a{background:url(data:image/svg+xml,x)}', 'has a data: address'],
  ['a.css', '@import "b.css";', 'imports another style sheet'],
  ['a.js', 'const icon = "data:image/png;base64,AA";', 'has a data: address'],
  ['a.js', 'document.write("x")', 'writes into the document'],
])('%s: %s', (file, text, problem) => {
  writeFileSync(join(dist, file), text);
  expect(outputProblems(dist)).toContain(`./${file} ${problem}.`);
});

it('has nothing to say about a sound site', () => {
  writeFileSync(
    join(dist, 'page.html'),
    '<script src="/a.js" integrity="sha384-x"></script><link rel="stylesheet" href="/a.css"><p>only style = words on button</p>',
  );
  writeFileSync(join(dist, 'a.css'), 'a{background:url(/b.svg)}');
  writeFileSync(join(dist, 'a.js'), 'console.log("data: none")');
  mkdirSync(join(dist, 'descargas'));
  writeFileSync(join(dist, 'descargas/to-keep.html'), '<style>a{}</style>');
  expect(outputProblems(dist)).toEqual([]);
});
