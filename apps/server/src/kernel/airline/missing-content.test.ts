import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { kinds, type KindName } from '@va/schemas/content/kinds.ts';
import { isList, isOptional } from '@va/schemas/content/missing.ts';
import { StartRefused } from '#server/db/database-error.ts';
import { copyContent } from '@va/testing/content-copy.ts';
import { effects } from '#server/modules/effects/effects.ts';
import { hasContent, readKind } from './content-file.ts';
import { readAirline } from './read-airline.ts';

vi.setConfig({ testTimeout: 60_000 });

const names = Object.keys(kinds) as KindName[];
const optional = names.filter(isOptional);
const needed = names.filter((name) => !isOptional(name));

/** Every way in which a file can hold nothing; undefined deletes it. */
const WAYS = [
  undefined,
  '',
  '\n\n',
  '# Sólo notas.\n# - id: uno\n',
  '---\n',
  '[]\n',
  '{}\n',
  '# Nota\n[] # nada\n',
];

const content = copyContent();
const airlineFile = content.read(kinds.airline.file);
afterAll(() => content.dispose());

/** Does something while a file of the content holds something else. */
function whileItHolds<T>(name: KindName, text: string | undefined, act: () => T): T {
  const file = join(content.root, kinds[name].file);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  try {
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
    return act();
  } finally {
    if (before !== undefined) writeFileSync(file, before);
  }
}

describe.each(['propia', 'externa'])('an airline with «plataforma: %s»', (plataforma) => {
  it.each(optional)('starts without anything in the file of «%s», in whatever way it is empty', (name) => {
    content.write(kinds.airline.file, airlineFile.replace(/^plataforma: \w+/m, `plataforma: ${plataforma}`));
    for (const text of WAYS) {
      whileItHolds(name, text, () => {
        const said = `${kinds[name].file} = ${JSON.stringify(text)}`;
        expect(readKind(content.root, name), said).toEqual(isList(name) ? [] : undefined);
        expect(hasContent(join(content.root, kinds[name].file)), said).toBe(false);
        expect(() => readAirline(content.root, effects), said).not.toThrow();
      });
    }
  });
});

it('flies every pair of destinations where there are no routes', () => {
  whileItHolds('routes', undefined, () => {
    const timetable = readAirline(content.root, effects).operations.timetable;
    const airports = readKind(content.root, 'airports');
    const pairs = airports.reduce((sum, { destinations }) => sum + destinations.length, 0) / 2;
    expect(timetable?.routes).toHaveLength(pairs);
  });
});

it.each(needed)(
  'says in a sentence what is wrong where the file of «%s», which it needs, is empty',
  (name) => {
    for (const text of [undefined, '', '# Sólo notas.\n', '[]\n', 'a: [\n', 'a: "\n']) {
      whileItHolds(name, text, () => {
        const said = `${kinds[name].file} = ${JSON.stringify(text)}`;
        expect(() => readKind(content.root, name), said).toThrow(StartRefused);
        expect(() => readKind(content.root, name), said).toThrow(
          new RegExp(`^${kinds[name].file}: .*Ejecuta «npm run check:content» para verlo todo\\.$`, 's'),
        );
        expect(() => readKind(content.root, name), said).not.toThrow(/ENOENT|YAML/);
      });
    }
  },
);
