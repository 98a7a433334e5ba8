// @vitest-environment node
// The linter skips a pattern that it does not understand without a word, so each direction is proved by a breach.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MODULE_FLOORS } from '../oxlint.directions.mjs';

const root = join(import.meta.dirname, '..');

/** File, what it imports, and the sentence that refuses it; none where the import is in order. */
const IMPORTS: readonly [file: string, imported: string, refusal?: string][] = [
  ['packages/domain/src/a.ts', '@va/schemas/a.ts', 'packages/domain may import no other package'],
  ['packages/domain/src/b.ts', 'node:fs', 'without Node'],
  ['packages/domain/src/c.ts', '../../schemas/src/a.ts', 'stays inside its own app or package'],
  ['packages/schemas/src/a.ts', '@va/domain/a.ts'],
  ['packages/schemas/src/b.ts', '@va/content/a.ts', 'packages/schemas may import domain'],
  ['packages/schemas/src/c.ts', '@va/contract/a.ts', 'packages/schemas may import domain'],
  ['packages/contract/src/a.ts', '@va/schemas/a.ts'],
  ['packages/contract/src/b.ts', '@va/content/a.ts', 'packages/contract may import domain and schemas'],
  ['packages/contract/src/c.ts', 'node:fs', 'without Node'],
  ['packages/content/src/a.ts', '@va/schemas/a.ts'],
  ['packages/content/src/b.ts', '@va/ui/a.ts', 'packages/content may import domain and schemas'],
  ['packages/ui/src/a.tsx', 'react'],
  ['packages/ui/src/b.tsx', '@va/schemas/a.ts', 'packages/ui may import domain'],
  ['packages/ui/src/c.tsx', '@va/domain/a.ts'],
  ['apps/server/src/http/a.ts', '@va/ui/a.ts', 'for the apps in the browser'],
  ['apps/server/src/http/b.ts', '#server/modules/fleet/routes.ts'],
  ['apps/server/src/modules/fleet/a.ts', '#server/http/a.ts', 'modules does not know http'],
  ['apps/server/src/modules/fleet/b.ts', '../bookings/booking-store.ts', 'never through its store'],
  ['apps/server/src/modules/fleet/c.ts', '../timetable/service.ts'],
  ['apps/server/src/modules/fleet/d.ts', './store.ts'],
  ['apps/server/src/modules/fleet/d.test.ts', '../../testing/a.ts'],
  ['apps/server/src/modules/fleet/e.ts', '#server/testing/a.ts', 'for tests only'],
  ['apps/server/src/kernel/audit/a.ts', '#server/modules/fleet/a.ts', 'kernel does not know'],
  ['apps/server/src/api/a.ts', '#server/kernel/audit/a.ts', 'api does not know'],
  ['apps/server/src/db/b.ts', '#server/kernel/audit/a.ts', 'db does not know'],
  ...Object.entries(MODULE_FLOORS).flatMap(([layer, modules]) =>
    modules.slice(1).flatMap((above, i): readonly [string, string, string?][] => {
      const below = modules[i]!;
      const file = (name: string, at: string) => `apps/server/src/${layer}/${name}/${at}.ts`;
      return [
        [file(below, 'neighbour'), `../${above}/a.ts`, `${below} stands below it`],
        [file(below, 'highest'), `#server/${layer}/${modules.at(-1)}/a.ts`, `${below} stands below it`],
        [file(above, 'lower'), `../${below}/a.ts`],
      ];
    }),
  ),
  ['apps/server/src/recorders/phpvms/a.ts', '#server/db/a.ts', 'recorders does not know http, db'],
  ['apps/server/src/db/a.ts', '../modules/fleet/service.ts', 'db does not know'],
  ['apps/web/src/lib/a.ts', '#app/services/a.ts', 'lib may import lib, config only'],
  ['apps/web/src/components/a.tsx', '#app/services/a.ts', 'components may import'],
  ['apps/web/src/services/a.ts', '#app/lib/a.ts'],
  ['apps/web/src/features/fleet/a.tsx', '#app/features/events/a.tsx', 'Features do not see each other'],
  ['apps/web/src/features/fleet/b.tsx', '../events/a.tsx', 'Features do not see each other'],
  ['apps/web/src/features/new/deep/a.tsx', '../../events/a.tsx', 'Features do not see each other'],
  ['apps/web/src/features/new/deep/b.tsx', '../a.tsx'],
  ['apps/web/src/features/fleet/c.tsx', '#app/routes/a.tsx', 'Features do not see each other'],
  ['apps/web/src/features/fleet/d.test.tsx', '#app/routes/a.tsx'],
  ['apps/web/src/features/fleet/e.test.tsx', '../../../../server/src/a.ts', 'Apps never import each other'],
  ['apps/web/src/routes/a.tsx', '#app/app/a.tsx', 'routes may import'],
  ['apps/web/src/routes/b.tsx', '#app/features/fleet/a.tsx'],
  ['apps/web/src/app/a.tsx', '../../../server/src/a.ts', 'stays inside its own app'],
  ['apps/web/src/app/b.tsx', '@va/content/a.ts', 'reading and checking it takes Node'],
  ['apps/web/src/features/desk/a.tsx', '#app/features/live/a.tsx', 'Features do not see each other'],
  ['apps/web/src/features/desk/b.tsx', '#app/api/a.ts'],
];

/** Every way of naming another file in code. */
const FORMS: Readonly<Record<string, string>> = {
  import: "import { a } from 'PATH';\nconsole.log(a);\n",
  type: "import type { A } from 'PATH';\nexport type B = A;\n",
  'side effect': "import 'PATH';\n",
  dynamic: "export const a = () => import('PATH');\n",
};

const folder = mkdtempSync(join(tmpdir(), 'directions-'));
let findings: { filename: string; code: string; help?: string; message: string }[];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const formOf = (file: string, form: string) => file.replace(/([^/]+)$/, `${form.replace(' ', '-')}-$1`);

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const file of ['oxlint.config.mjs', 'oxlint.directions.mjs', 'tsconfig.base.json'])
    copyFileSync(join(root, file), join(folder, file));
  for (const [file, imported] of IMPORTS) {
    for (const [form, text] of Object.entries(FORMS))
      write(formOf(file, form), text.replace('PATH', imported));
  }
  write(
    'packages/domain/src/circle-one.ts',
    "import { two } from './circle-two.ts';\nexport const one = () => two;\n",
  );
  write(
    'packages/domain/src/circle-two.ts',
    "import { one } from './circle-one.ts';\nexport const two = () => one;\n",
  );
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    execFileSync(
      process.execPath,
      [oxlint, '-c', 'oxlint.config.mjs', '--format', 'json', 'apps', 'packages'],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1e8,
      },
    );
    findings = [];
  } catch (error) {
    findings = JSON.parse(String((error as { stdout: Buffer }).stdout)).diagnostics;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(IMPORTS)('%s that imports %s: %s', (file, _, refusal) => {
  for (const form of Object.keys(FORMS)) {
    const said = findings
      .filter(
        ({ filename, code }) => filename === formOf(file, form) && code.includes('no-restricted-imports'),
      )
      .map(({ help }) => help);
    if (refusal === undefined) expect(said, form).toEqual([]);
    else expect(said.join('\n'), form).toContain(refusal);
  }
});

it('two files that import each other are a circle', () => {
  const circles = findings.filter(({ code }) => code.includes('no-cycle')).map(({ filename }) => filename);
  expect(circles.toSorted()).toEqual([
    'packages/domain/src/circle-one.ts',
    'packages/domain/src/circle-two.ts',
  ]);
});
