// @vitest-environment node
// The linter holds the floors import by import; here they are asked as a whole: that every module has one, that no module
// reaches itself by way of others, and that routes leave transactions to acts.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { MODULE_FLOORS } from '../oxlint.directions.mjs';

const server = join(import.meta.dirname, '../apps/server/src');
const files = ['kernel', 'modules'].flatMap((layer) =>
  readdirSync(join(server, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${layer}/${file}`),
);

/** `kernel/audit` or `modules/fleet` of a file's path. */
const moduleOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** The modules that each one imports. */
function imports(): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const file of files) {
    const own = edges.get(moduleOf(file)) ?? new Set();
    edges.set(moduleOf(file), own);
    for (const [, path = ''] of readFileSync(join(server, file), 'utf8').matchAll(
      /from '((?:\.\.|#server)\/.+?)'/g,
    )) {
      const target = path.startsWith('#server/')
        ? path.slice('#server/'.length)
        : normalize(join(dirname(file), path));
      if (/^(?:kernel|modules)\//.test(target) && moduleOf(target) !== moduleOf(file))
        own.add(moduleOf(target));
    }
  }
  return edges;
}

/** Modules that come back to themselves, along what they import. */
function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = (from: string) => {
    const seen = new Set<string>();
    const left = [...(edges.get(from) ?? [])];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      left.push(...(edges.get(next) ?? []));
    }
    return seen;
  };
  return [...edges.keys()].filter((one) => reached(one).has(one));
}

it('every module of the server stands on a floor', () => {
  const named = Object.entries(MODULE_FLOORS).flatMap(([layer, names]) =>
    names.map((name) => `${layer}/${name}`),
  );
  expect(named.toSorted()).toEqual([...new Set(files.map(moduleOf))].toSorted());
});

it('no module reaches itself by way of others', () => {
  const edges = imports();
  expect(edges.size).toBeGreaterThan(50);
  expect(circles(edges)).toEqual([]);
  edges.get('kernel/audit')?.add('modules/effects');
  expect(circles(edges)).toContain('kernel/audit');
});

/** Files of routes that open a transaction, by name and text. */
const openTransactions = (texts: readonly (readonly [string, string])[]) =>
  texts.flatMap(([file, text]) => (/\.transaction\(/.test(text) ? [file] : []));

it('acts open transactions, routes never', () => {
  const routes = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('routes.ts'))
    .map((file) => [file, readFileSync(join(server, file), 'utf8')] as const);
  expect(routes.length).toBeGreaterThan(40);
  expect(openTransactions(routes)).toEqual([]);
  const planted = 'handle: ({ body }) => db.transaction((tx) => carryOut(tx, body)),';
  expect(openTransactions([...routes, ['planted-routes.ts', planted]])).toEqual(['planted-routes.ts']);
});
