// @vitest-environment node
/** Each rule of the house is shown to fail on a breach planted for it, and to say what is wrong. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from '../scripts/lib/house-rules.mjs';
import { lockfileProblems } from '../scripts/lib/lockfile.mjs';
import { root as project } from '../scripts/lib/project.mjs';

/** Breaches for the linter: file, text, and what it must say there. */
const PLANTED: [rule: string, file: string, text: string, says: RegExp][] = [
  [
    'features do not see each other',
    'src/features/one/a.ts',
    "import { b } from '#app/features/two/b.ts';\nexport const a = b;",
    /'#app\/features\/two\/b\.ts' import is restricted/,
  ],
  [
    'nobody imports from app',
    'src/routes/a.ts',
    "import { start } from '#app/app/start.ts';\nexport const a = start;",
    /'#app\/app\/start\.ts' import is restricted/,
  ],
  [
    'only tests import from testing',
    'src/lib/helped.ts',
    "import { help } from '#app/testing/help.ts';\nexport const helped = help;",
    /'#app\/testing\/help\.ts' import is restricted/,
  ],
  [
    'components do not reach for services',
    'src/components/ui/a.ts',
    "import { door } from '#app/services/door.ts';\nexport const a = door;",
    /'#app\/services\/door\.ts' import is restricted/,
  ],
  [
    'components take the values of schemas from nobody',
    'src/components/ui/schema-value.ts',
    "import { schema } from '#app/content/schemas/s.ts';\nexport const a = schema;",
    /'#app\/content\/schemas\/s\.ts' import is restricted/,
  ],
  [
    'lib depends on nothing',
    'src/lib/a.ts',
    "import { c } from '#app/components/ui/c.ts';\nexport const a = c;",
    /'#app\/components\/ui\/c\.ts' import is restricted/,
  ],
  [
    'programs use schemas and lib only',
    'build/a.ts',
    "import { c } from '#app/components/ui/c.ts';\nexport const a = c;",
    /'#app\/components\/ui\/c\.ts' import is restricted/,
  ],
  [
    'no import goes up twice',
    'src/features/one/deep/up.ts',
    "import { pure } from '../../../lib/pure.ts';\nexport const a = pure;",
    /'\.\.\/\.\.\/\.\.\/lib\/pure\.ts' import is restricted/,
  ],
  [
    'no cycles',
    'src/lib/chicken.ts',
    "import { egg } from './egg.ts';\nexport const chicken = (): unknown => egg;",
    /Dependency cycle detected/,
  ],
  [
    'frames come from one place',
    'src/features/one/frame.tsx',
    'export const Frame = () => <iframe title="x" />;',
    /<iframe> is forbidden/,
  ],
  [
    'no fetch outside services',
    'src/lib/fetching.ts',
    "export const a = () => fetch('/x');",
    /Unexpected use of 'fetch'/,
  ],
  [
    'no storage outside services',
    'src/lib/storing.ts',
    'export const a = () => localStorage.length;',
    /use of 'localStorage'/,
  ],
  [
    'no storage by a detour',
    'src/lib/detour.ts',
    'export const a = () => window.sessionStorage.length;',
    /'window\.sessionStorage' is restricted/,
  ],
  [
    'no cookies outside services',
    'src/lib/biscuit.ts',
    'export const a = () => document.cookie;',
    /'document\.cookie' is restricted/,
  ],
  [
    'no clipboard outside services',
    'src/lib/copying.ts',
    'export const a = () => navigator.clipboard;',
    /'navigator\.clipboard' is restricted/,
  ],
  ['no default exports', 'src/lib/defaulted.ts', 'const a = 1;\nexport default a;', /Prefer named exports/],
  [
    'no markup from text',
    'src/features/one/danger.tsx',
    'export const D = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;',
    /Do not use `dangerouslySetInnerHTML`/,
  ],
  ['no eval', 'src/lib/evil.ts', "export const a = (): unknown => eval('1');", /eval can be harmful/],
  [
    'no code from text',
    'src/lib/implied.ts',
    "export const a = () => new Function('return 1');",
    /Implied eval/,
  ],
  ['no any', 'src/lib/anything.ts', 'export const a = (x: any): string => String(x);', /no-explicit-any/],
  [
    'no promise left alone',
    'src/lib/adrift.ts',
    'export const a = (): void => {\n  Promise.reject(new Error());\n};',
    /Promises must be awaited/,
  ],
  ['no ignored types', 'src/lib/ignoring.ts', "// @ts-ignore\nexport const a: number = 'x';", /ts-ignore/],
  [
    'no unused suppression',
    'src/lib/hushed.ts',
    '// oxlint-disable-next-line no-eval\nexport const a = 1;',
    /Unused .*directive/,
  ],
  ['no file over 300 lines', 'src/lib/long.ts', '// x\n'.repeat(301), /too many lines/],
  [
    'no focused tests',
    'src/lib/focused.test.ts',
    "import { expect, it } from 'vitest';\nit.only('a', () => expect(1).toBe(1));",
    /focused test/i,
  ],
  [
    'no tests without a check',
    'src/lib/idle.test.ts',
    "import { it } from 'vitest';\nit('a', () => {});",
    /no assertions/,
  ],
];

/** What the planted files lean on, and a file of every kind that breaks no rule. */
const SOUND: Record<string, string> = {
  'src/app/start.ts': "import { page } from '#app/routes/page.ts';\nexport const start = page;",
  'src/routes/page.ts': "import { b } from '#app/features/two/b.ts';\nexport const page = b;",
  'src/features/two/b.ts':
    "import { c } from '#app/components/ui/c.ts';\nimport { door } from '#app/services/door.ts';\nexport const b = [c, door];",
  'src/components/ui/c.ts':
    "import type { S } from '#app/content/schemas/s.ts';\nexport const c = (s: S): S => s;",
  'src/components/frames/f.tsx': 'export const F = () => <iframe title="x" />;',
  'src/content/schemas/s.ts': 'export type S = string;\nexport const schema = 1;',
  'src/services/door.ts':
    "export const door = () => [fetch('/x'), localStorage, document.cookie, navigator.clipboard];",
  'src/lib/pure.ts': 'export const pure = 1;',
  'src/lib/egg.ts': "import { chicken } from './chicken.ts';\nexport const egg = (): unknown => chicken;",
  'src/testing/help.ts': 'export const help = 1;',
  'src/lib/tested.test.ts':
    "import { expect, it } from 'vitest';\nimport { help } from '#app/testing/help.ts';\nit('a', () => expect(help).toBe(1));",
  'some.config.ts': 'export default {};',
};

let copy: string;
const said = new Map<string, string[]>();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'house-rules-'));
  for (const file of ['package.json', 'tsconfig.json', 'oxlint.config.mjs', 'scripts/lib']) {
    cpSync(join(project, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${text}\n`);
  };
  for (const [file, text] of Object.entries(SOUND)) write(file, text);
  for (const [, file, text] of PLANTED) write(file, text);
  for (const { filename, code, message } of lint()) {
    said.set(filename, [...(said.get(filename) ?? []), `${code}: ${message}`]);
  }
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function lint(): { filename: string; code: string; message: string }[] {
  const args = [join(copy, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '-f', 'json'];
  const { status, stdout } = spawnSync(process.execPath, [...args, 'src', 'build', 'some.config.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return JSON.parse(stdout).diagnostics;
}

describe('the linter', () => {
  it.each(PLANTED)('%s', (_, file, __, says) => {
    expect((said.get(file) ?? []).join('\n')).toMatch(says);
  });

  it('has nothing to say about sound files', () => {
    const sound = Object.keys(SOUND).filter((file) => file !== 'src/lib/egg.ts');
    expect(sound.flatMap((file) => said.get(file) ?? [])).toEqual([]);
  });
});

describe('the search for dead code', () => {
  it('finds a file and an export that nobody uses', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dead-code-'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    cpSync(join(project, 'knip.json'), join(folder, 'knip.json'));
    write('package.json', JSON.stringify({ name: 'x', type: 'module', imports: { '#app/*': './src/*' } }));
    write('server/main.ts', "import { used } from '#app/lib/part.ts';\nconsole.log(used);\n");
    write('src/lib/part.ts', 'export const used = 1;\nexport const forgotten = 2;\n');
    write('src/lib/left-over.ts', 'export const x = 1;\n');
    const knip = join(project, 'node_modules/knip/bin/knip.js');
    const { status, stdout } = spawnSync(process.execPath, [knip, '--no-progress'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true, force: true });
    expect(status).toBe(1);
    expect(stdout).toMatch(/Unused files[^]*src\/lib\/left-over\.ts/);
    expect(stdout).toMatch(/Unused exports[^]*forgotten/);
  }, 30_000);
});

describe('our own checks', () => {
  it.each([
    ['features do not see each other', 'src/features/one/a.ts', "import { b } from '../two/b.ts';"],
    ['features do not see each other', 'src/features/one/a.ts', "const b = () => import('../two/b.ts');"],
    ['features do not see each other', 'src/features/one/a.ts', "import '../two/b.ts';"],
    ['lib may import from itself only', 'src/lib/a.ts', "import { b } from '../features/two/b.ts';"],
    ['without its extension', 'src/lib/a.ts', "import { b } from './b';"],
    ['without its extension', 'src/lib/a.ts', "import { b } from '#app/lib/b';"],
    [
      'may only use src/content/schemas and src/lib',
      'server/a.ts',
      "import { b } from '../src/components/b.ts';",
    ],
    ['Goes up twice', 'build/x/y/a.ts', "import { b } from '../../b.ts';"],
    ['Re-exports', 'src/lib/all.ts', "export * from './b.ts';"],
    ['Re-exports', 'src/lib/all.ts', "export { b, type C } from './b.ts';"],
    ['Re-exports', 'src/lib/all.ts', "export type { B } from './b.ts';"],
    ['cookies', 'src/lib/a.ts', 'const { cookie } = document;'],
    ['clipboard', 'src/lib/a.ts', 'const n = navigator;\nn.clipboard.writeText("x");'],
    ['leaves the app', 'src/lib/a.ts', 'const { fetch } = window;'],
    ['makes frames', 'src/lib/a.ts', "document.createElement('iframe');"],
    ['Markup from text', 'src/lib/a.ts', "element.innerHTML = 'x';"],
    ['kebab-case', 'src/lib/BadName.ts', ''],
    ['301 lines', 'src/styles/long.css', 'a {}\n'.repeat(301)],
    ['keeps tests from running', 'tests/e2e/a.spec.ts', "test.only('a', () => {});"],
    ['keeps tests from running', 'tests/e2e/a.spec.ts', "test.describe.skip('a', () => {});"],
    ['keeps tests from running', 'tests/e2e/a.spec.ts', 'test.fixme();'],
    ['keeps tests from running', 'src/lib/a.test.ts', "it.skipIf(true)('a', () => {});"],
  ])('%s', (says, file, text) => {
    expect(
      checkFile(file, text)
        .map(({ problem }) => problem)
        .join('\n'),
    ).toContain(says);
  });

  it.each([
    ['an import within a feature', 'src/features/one/a.ts', "import { b } from '../one/deep/b.ts';"],
    [
      'types of a schema, and words in a comment',
      'src/features/one/a.ts',
      "import type { S } from '#app/content/schemas/s.ts';\n// document.cookie, ../two/b.ts",
    ],
    ['a service', 'src/services/a.ts', 'const { cookie } = document;'],
    ['a frame in its place', 'src/components/frames/a.tsx', 'const a = <iframe />;'],
    ['words in a string', 'src/lib/a.ts', "const url = 'https://example.org'; /* fetch, innerHTML */"],
    ['a program that passes something on', 'scripts/a.mjs', "export { a } from './lib/a.mjs';"],
    ['a long test', 'tests/e2e/long.spec.ts', '\n'.repeat(400)],
    ['an import one folder up', 'src/routes/a.ts', "import { b } from '../lib/b.ts';"],
    ['an import within a zone', 'src/content/schemas/a.ts', "import { b } from './b.ts';"],
  ])('have nothing to say about %s', (_, file, text) => {
    expect(checkFile(file, text)).toEqual([]);
  });

  it('name the line', () => {
    expect(checkFile('src/lib/a.ts', "\n\nimport { b } from './b';\n")[0]?.line).toBe(3);
  });
});

describe('the lockfile', () => {
  const sound = {
    'node_modules/tool': { integrity: 'sha512-x', optionalDependencies: { 'tool-mac': '1.0.0' } },
    'node_modules/tool-mac': { integrity: 'sha512-y' },
  };

  it('that is complete passes', () => {
    expect(lockfileProblems({ packages: { '': {}, ...sound } })).toEqual([]);
  });

  it('without the package of a platform fails', () => {
    const { 'node_modules/tool-mac': _, ...packages } = sound;
    expect(lockfileProblems({ packages })[0]).toContain('names tool-mac for some platform');
  });

  it('finds a package that lies within another', () => {
    const packages = {
      'node_modules/a/node_modules/tool': { integrity: 'x', optionalDependencies: { mac: '1' } },
      'node_modules/a/node_modules/mac': { integrity: 'x' },
    };
    expect(lockfileProblems({ packages })).toEqual([]);
  });

  it('with an entry that nobody could verify fails', () => {
    expect(lockfileProblems({ packages: { 'node_modules/a': {} } })).toEqual([
      'node_modules/a has no integrity.',
    ]);
    const resolved = 'git+https://example.org/a.git';
    expect(lockfileProblems({ packages: { 'node_modules/a': { resolved, integrity: 'x' } } })[0]).toContain(
      'registry',
    );
  });
});
