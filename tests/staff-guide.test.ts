// @vitest-environment node
/** The staff's guide: every task in at most five steps and with a small picture, which a command takes anew. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds } from '@va/schemas/content/kinds.ts';
import { PROJECT } from '@va/testing/content-copy.ts';

const guide = readFileSync(join(PROJECT, 'docs/guia-contenido.md'), 'utf8');
const tasks = (/^## Tareas$([\s\S]*?)^## /m.exec(guide)?.[1] ?? '').split(/^### /m).slice(1);
const names = tasks.map((task) => task.slice(0, task.indexOf('\n')));
const PICTURES = 'docs/pictures/guia';
const LARGEST_BYTES = 150_000;

describe.each(tasks.map((task, i) => [names[i], task] as const))('%s', (_name, task) => {
  it('has from two to five steps, and its picture beside it', () => {
    const steps = [...task.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(steps).toEqual([1, 2, 3, 4, 5].slice(0, Math.max(2, steps.length)));
    const [, words = '', file = ''] = /^!\[([^\]]+)\]\(pictures\/guia\/([\w-]+\.png)\)$/m.exec(task) ?? [];
    expect(words).toMatch(/\w{3}/);
    expect(statSync(join(PROJECT, PICTURES, file)).size).toBeLessThan(LARGEST_BYTES);
  });
});

it('has tasks, and a picture for each that the command knows how to take', () => {
  expect(tasks.length).toBeGreaterThan(15);
  const named = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, file]) => file));
  const shown = named(guide, /pictures\/guia\/([\w-]+\.png)/g);
  expect(shown).toEqual(new Set(readdirSync(join(PROJECT, PICTURES))));
  const command = readFileSync(join(PROJECT, 'scripts/pictures.ts'), 'utf8');
  expect(named(command, /'guia\/([\w-]+\.png)':/g)).toEqual(shown);
});

it('names the files that the portal reads, and all of them', () => {
  const files = new Set([...guide.matchAll(/`([a-z/-]+\.yaml)`/g)].map(([, file]) => `content/${file}`));
  const read = Object.values(kinds).map(({ file }) => file);
  expect(files).toEqual(new Set(read.filter((file) => file !== kinds.sampleAccess.file)));
});

it('of the desk shows each task of staff in a picture', () => {
  const desk = /^## Equipo[^]*?^(?=## )/m.exec(
    readFileSync(join(PROJECT, 'docs/guia-plataforma.md'), 'utf8'),
  );
  const each = (desk?.[0] ?? '').split(/^### /m).slice(1);
  expect(each.length).toBeGreaterThan(10);
  const bare = each.filter((task) => !/^!\[[^\]]+\]\(pictures\/plataforma\/[\w-]+\.png\)$/m.test(task));
  expect(bare.map((task) => task.slice(0, task.indexOf('\n')))).toEqual([]);
});

it('of the platform shows every picture that its own command takes, and no other', () => {
  const platformGuide = readFileSync(join(PROJECT, 'docs/guia-plataforma.md'), 'utf8');
  const command = readFileSync(join(PROJECT, 'scripts/pictures.ts'), 'utf8');
  const named = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, file]) => file));
  const shown = named(platformGuide, /pictures\/plataforma\/([\w-]+\.png)/g);
  expect(shown).toEqual(new Set(readdirSync(join(PROJECT, 'docs/pictures/plataforma'))));
  expect(named(command, /'plataforma\/([\w-]+\.png)':/g)).toEqual(shown);
  for (const file of shown)
    expect(statSync(join(PROJECT, 'docs/pictures/plataforma', String(file))).size).toBeLessThan(
      LARGEST_BYTES,
    );
});
