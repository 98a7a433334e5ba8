/**
 * `npm run bench`: measures portal and platform against their bounds and writes bench/. `--only sign-in,live` chooses
 * parts, `--on embedded` a database, `--rounds N` repeats; very long parts run only if named. With `--figures FILE`,
 * figures of earlier runs are read from the file and included, so that one report can be made of several short runs.
 * Further arguments are folders of other builds, each with `dist/` and `dist-server/`, to measure beside the portal.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from '@va/testing/figures.ts';
import { DATABASES, FILES, ON_PLATFORM, type Part, partsOf } from '../tools/bench/parts.ts';
import { report } from '../tools/bench/report.ts';
import { newSites } from '../tools/bench/sites.ts';
import { root } from './lib/project.mjs';

const { values, positionals: others } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    on: { type: 'string', default: DATABASES.join(',') },
    rounds: { type: 'string', default: '5' },
    figures: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds wants a number from 1 on.');
const wanted = values.only?.split(',');
const databases = DATABASES.filter((database) => values.on.split(',').includes(database));
if (databases.length === 0) throw new Error(`--on knows ${DATABASES.join(' and ')}.`);
const sites = newSites(others, wanted?.some((name) => ON_PLATFORM.includes(name)) ?? true);
const PARTS = partsOf(sites);
const strange = wanted?.find((name) => !(name in PARTS));
if (strange !== undefined)
  throw new Error(`--only knows ${Object.keys(PARTS).join(', ')}, but not «${strange}».`);
const chosen = Object.entries(PARTS).filter(([name, { isApart }]) => wanted?.includes(name) ?? !isApart);

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', with changes'}`;
const load = (loadavg()[0] ?? 0).toFixed(1);
const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

/** Figures with the part that measured them, one a line in the file of figures. */
const measured: { part: string; figure: Figure }[] =
  values.figures && existsSync(values.figures)
    ? readFileSync(values.figures, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

for (const [file, conditions] of Object.entries(FILES)) {
  const ofFile = chosen.filter(([, part]) => part.file === file);
  try {
    for (let round = 1; round <= rounds; round += 1)
      for (const [name, part] of ofFile) {
        for (const database of databasesOf(part)) {
          say(`round ${round} of ${rounds}: ${name}${part.databases ? `, ${database}` : ''}`);
          const figures = await part.measure(database, (text) => say(`  ${text}`));
          const found = figures.map((figure) => ({ part: name, figure }));
          measured.push(...found);
          // Stores the figures at once, so that a later failure does not lose them.
          if (values.figures)
            appendFileSync(values.figures, found.map((one) => `${JSON.stringify(one)}\n`).join(''));
          writeFileSync(join(root, 'bench', file), textOf(file, conditions));
        }
      }
    if (ofFile.length > 0) console.log(textOf(file, conditions));
  } finally {
    await sites.stop();
  }
}

function databasesOf({ databases: all }: Part) {
  // A part without a database runs once per round.
  return all ? databases.filter((database) => all.includes(database)) : DATABASES.slice(0, 1);
}

/** All that was measured for one file of bench/. */
function textOf(file: string, conditions: string): string {
  const chromium = sites.chromium();
  const machine = [
    new Date().toISOString().slice(0, 10),
    `commit ${commit}`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()}, Node ${process.versions.node}${chromium ? `, Chromium ${chromium}` : ''}`,
    `load of the machine before it began ${load}`,
  ].join(' · ');
  const told = Object.entries(PARTS)
    .filter(([, part]) => part.file === file)
    .map(([name, { title, about }]) => ({
      title,
      about,
      figures: measured.filter(({ part }) => part === name).map(({ figure }) => figure),
    }))
    .filter(({ figures }) => figures.length > 0);
  return `${report(machine, conditions, told)}\n`;
}
