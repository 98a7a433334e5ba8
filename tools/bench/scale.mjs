// @ts-check
// `npm run bench:scale`: how the time of a build and the weight of pages grow with the content. Builds the sample, a
// quarter of the largest airline and the largest one, one after the other, and writes tools/bench/SCALE.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstall } from '../../scripts/lib/ensure-install.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { run, runTool } from '../../scripts/lib/run.mjs';
import { LARGEST, writeLargeContent } from './large-content.mjs';

/** What issue 8 allows a build of the largest airline, seconds. */
const LIMIT_S = 60;
/** Lines of the build's table: name, kB br. */
const ROW = /^ {2}(\S.*?) +([\d.]+) of +\d+ kB br/gm;

await ensureInstall();
const none = { airports: 0, aircraft: 0, pilots: 0, notices: 0 };
const quarter = /** @type {typeof LARGEST} */ (
  Object.fromEntries(Object.entries(LARGEST).map(([kind, count]) => [kind, count / 4]))
);
const sizes = [
  { name: 'sample', size: none },
  { name: 'a quarter', size: quarter },
  { name: 'largest', size: LARGEST },
];

/** @type {{ name: string, seconds: number, weights: Map<string, number> }[]} */
const results = [];
const folder = mkdtempSync(join(tmpdir(), 'portal-scale-'));
try {
  for (const { name, size } of sizes) {
    writeLargeContent(folder, size);
    const start = performance.now();
    const { code, output } = await run(process.execPath, [join(root, 'scripts/build.mjs')], {
      capture: true,
      env: { CONTENT_DIR: join(folder, 'content'), SITE_DIR: join(folder, 'site') },
    });
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`The ${name} airline does not build:\n${output}`);
    results.push({ name, seconds, weights: weightsOf(output) });
    console.log(`${name}: ${seconds.toFixed(1)} s`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const report = reportOf(results);
console.log(report);
const file = join(root, 'tools/bench/SCALE.md');
writeFileSync(file, report);
await runTool('oxfmt/bin/oxfmt', [file]);
if ((results.at(-1)?.seconds ?? Infinity) > LIMIT_S) {
  console.error(`The build of the largest airline takes more than ${LIMIT_S} s.`);
  process.exitCode = 1;
}

/**
 * Weights of pages, kB br, by name.
 * @param {string} table what the build prints
 */
function weightsOf(table) {
  return new Map([...table.matchAll(ROW)].map(([, name = '', size]) => [name, Number(size)]));
}

/** @param {typeof results} all */
function reportOf(all) {
  const names = [...(all[0]?.weights.keys() ?? [])];
  const row = (/** @type {string} */ name, /** @type {(string | number)[]} */ values) =>
    `| ${[name, ...values].join(' | ')} |`;
  const { airports, aircraft, pilots, notices } = LARGEST;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  return `# How the portal grows with its content

\`npm run bench:scale\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}.
The largest airline has ${airports} airports, ${aircraft} aircraft, ${pilots} pilots and ${notices} notices.

${row(
  '',
  all.map(({ name }) => name),
)}
${row(
  '---',
  all.map(() => '--:'),
)}
${row(
  'build, s',
  all.map(({ seconds }) => seconds.toFixed(1)),
)}
${names
  .map((name) =>
    row(
      `${name}, kB br`,
      all.map(({ weights }) => weights.get(name)?.toFixed(1) ?? '–'),
    ),
  )
  .join('\n')}

Pages weigh what is on top of shell and home; the land of the maps stands apart.
`;
}
