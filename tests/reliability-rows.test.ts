// @vitest-environment node
/** Every row of the reliability checklist has a test that names it in its title. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What the portal promises beyond the specification; R-19, the grades of Lighthouse, are measured apart. */
const ROWS = {
  'R-01': 'a chunk that is gone: one guarded load, none without a network, then the page of failure',
  'R-02': 'a missing file under /assets is a 404',
  'R-03': 'how long each answer may be kept',
  'R-04': 'a new version is offered, never forced',
  'R-05': 'an old tab works on across a deploy',
  'R-06': 'everything of our own without a network; nothing of anybody else in the copy',
  'R-07': 'the worker can be switched off from afar',
  'R-08': 'what fails stays small, and can be tried again',
  'R-09': 'the portal says so when it does not come up',
  'R-10': 'cookies and storage blocked',
  'R-11': 'the sidebar is right from the first paint',
  'R-12': 'kept whole for «Atrás»',
  'R-13': 'the clock after sleep, and one that is wrong',
  'R-14': 'no timer and no listener left behind',
  'R-15': 'in a folder of its host',
  'R-16': 'the place on the page',
  'R-17': 'every link leads to a page',
  'R-18': 'on paper',
};

const files = ['tests', 'server', 'build', 'src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .map((name) => join(ROOT, folder, name)),
);
const titles = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:test|it)(?:\.each\([^\n]*\))?\(\s*(['`])(.*)\1,/g)].map(
    ([, , title = '']) => title,
  ),
);

it.each(Object.entries(ROWS))('%s: %s', (row) => {
  expect(titles.filter((title) => title.includes(row)).length).toBeGreaterThan(0);
});
