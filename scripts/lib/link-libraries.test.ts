import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkLibraries } from './link-libraries.mjs';

let folder: string;
const project = () => join(folder, 'project');
const link = (site: string) => join(site, 'dist-server/node_modules');
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'libraries-')));
  mkdirSync(join(project(), 'node_modules/pg'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives a site outside the project the libraries of the project, however often', () => {
  const site = join(folder, 'azul');
  mkdirSync(join(site, 'dist-server'), { recursive: true });
  for (let time = 0; time < 2; time += 1) linkLibraries(project(), site);
  expect(realpathSync(join(link(site), 'pg'))).toBe(join(project(), 'node_modules/pg'));
});

it.each(['', 'versiones/2026-11-21'])('links nothing where Node finds them by itself: «%s»', (below) => {
  const site = join(project(), below);
  mkdirSync(join(site, 'dist-server'), { recursive: true });
  linkLibraries(project(), site);
  expect(existsSync(link(site))).toBe(false);
});
