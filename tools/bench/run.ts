/**
 * `npm run bench`: measures the built portal beside static pages of the same look, prints the report and keeps it in
 * bench/. Folders of other builds, each with `dist/` and `dist-server/`, are measured in turn with it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArguments, ensureBrowser } from '../../scripts/lib/find-browser.mjs';
import { ensureBuild } from '../../scripts/lib/ensure-build.mjs';
import { contentRoot, root, siteRoot } from '../../scripts/lib/project.mjs';
import { readSampleAccess } from '../../scripts/lib/sample-access.mjs';
import { startSite } from '../../scripts/lib/start-site.ts';
import { CONDITIONS } from './conditions.ts';
import { copyPage, newFloor } from './floor.ts';
import { lighthouse } from './lighthouse.ts';
import {
  first,
  inside,
  kindsOf,
  median,
  pagesOf,
  second,
  signIn,
  type Figures,
  type Measure,
} from './measures.ts';
import { serveOutside } from './outside.ts';
import { copyPlatform, platform } from './platform-pages.ts';
import { type RunningPlatform, startPlatform } from './platform-site.ts';
import { report } from './report.ts';

const MEASURES: Readonly<Record<string, Measure>> = {
  'sign-in': signIn,
  first,
  platform,
  second,
  inside,
  lighthouse,
};

/** What is visited a second time: a page of words, one with a frame, a map, a list. */
const SAMPLES = /\/$|\/(?:reservar|trafico|flota)$/;

const { values, positionals: others } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'sign-in,first,platform,second,inside' },
    lighthouse: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a number from 1 on.');
const wanted = [...values.only.split(','), ...(values.lighthouse ? ['lighthouse'] : [])];
const unknown = wanted.find((name) => !(name in MEASURES));
if (unknown !== undefined)
  throw new Error(`--only knows ${Object.keys(MEASURES).join(', ')}, but not «${unknown}».`);

await ensureBuild();
const floor = newFloor(siteRoot);
const folders = [floor.folder, siteRoot, ...others.map((folder) => resolve(folder))];
const servers = await Promise.all(folders.map((folder) => startSite(folder)));
const platforms: (RunningPlatform | undefined)[] = [];
const outside = await serveOutside();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserArguments, ...outside.browserArguments],
});
try {
  const { base } = JSON.parse(readFileSync(join(siteRoot, 'dist-server/headers.json'), 'utf8')) as {
    base: string;
  };
  // The floor has copies of its pages.
  for (const [i, folder] of folders.entries())
    platforms.push(i > 0 && wanted.includes('platform') ? await startPlatform(browser, folder) : undefined);
  const sites = servers.map(({ origin }, i) => ({
    name: ['floor', 'portal'][i] ?? basename(folders[i] ?? ''),
    origin,
    pages: pagesOf(folders[i] ?? '', base),
    isFloor: i === 0,
    platform: platforms[i],
  }));
  const origin = sites[1]?.origin ?? '';
  const pilot = readSampleAccess(contentRoot)?.callsign ?? 'piloto';
  const kinds = kindsOf(sites[1]?.pages ?? [], base);
  const samples = kinds.filter((path) => SAMPLES.test(path));
  await copyPage(browser, floor.folder, { origin, path: base });
  for (const path of kinds) await copyPage(browser, floor.folder, { origin, path, pilot });
  const own = platforms[1];
  if (own) await copyPlatform(browser, floor.folder, own);
  const setting = { platform: own, browser, base, pilot, kinds, samples, outside: outside.browserArguments };

  const found = sites.map((): Figures[] => []);
  for (const name of wanted) {
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`${name} ${run}/${runs}\n`);
      for (const [i, site] of sites.entries()) found[i]?.push((await MEASURES[name]?.(setting, site)) ?? {});
    }
  }
  const text = report(
    sites.map((site, i) => ({ site, figures: medians(found[i] ?? []) })),
    {
      machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()}, Node ${process.versions.node}, Chromium ${browser.version()}`,
      date: new Date().toISOString().slice(0, 10),
      commit: commit(),
      runs,
      conditions: CONDITIONS,
    },
  );
  console.log(text);
  mkdirSync(join(root, 'bench'), { recursive: true });
  writeFileSync(join(root, 'bench', 'results.md'), `${text}\n`);
} finally {
  await browser.close();
  for (const running of [...servers, ...platforms, outside]) await running?.stop();
  floor.remove();
}

/** The median of every figure over the runs that have it. */
function medians(measured: readonly Figures[]): Figures {
  const names = new Set(measured.flatMap((figures) => Object.keys(figures)));
  return Object.fromEntries(
    [...names].map((name) => [name, median(measured.flatMap((figures) => figures[name] ?? []))]),
  );
}

/** The commit that was measured, and whether there was more than that. */
function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', with changes'}`;
  } catch {
    return 'unknown';
  }
}
