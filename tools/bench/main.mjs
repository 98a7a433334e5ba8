// @ts-check
// `npm run bench`: measures the built portal beside static pages of the same look, prints the report and keeps it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { browserArguments, ensureBrowser } from '../../scripts/lib/find-browser.mjs';
import { ensureBuild } from '../../scripts/lib/ensure-build.mjs';
import { ensureInstall } from '../../scripts/lib/ensure-install.mjs';
import { ensureNode } from '../../scripts/lib/ensure-node.mjs';
import { contentRoot, root, siteRoot } from '../../scripts/lib/project.mjs';
import { readSampleAccess } from '../../scripts/lib/sample-access.mjs';
import { CONDITIONS } from './conditions.mjs';
import { medians } from './figures.mjs';
import { copyPage, floorPath, newFloor, SIGN_IN } from './floor.mjs';
import { lighthouse } from './lighthouse.mjs';
import { parseOptions } from './options.mjs';
import { serveOutside } from './outside.mjs';
import { home, memory, navigation, repeatVisit, samplePaths, signIn } from './parts.mjs';
import { report, section } from './report.mjs';
import { serve } from './serve.mjs';

const RESULTS = join(root, 'tools/bench/RESULTS.md');

ensureNode();
await ensureInstall();
const options = parseOptions(process.argv.slice(2));
await ensureBuild();
const { chromium } = await import('@playwright/test');

/** @type {Record<string, (site: import('./parts.mjs').Site) => Promise<import('./parts.mjs').Figures>>} */
const measure = { 'sign-in': signIn, home, repeat: repeatVisit, navigation, memory, lighthouse };

const floor = newFloor(siteRoot);
const servers = [await serve(siteRoot), await serve(floor.folder)];
const outside = await serveOutside();
const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...browserArguments, ...outside.browserArguments],
});
try {
  const [portalOrigin = '', floorOrigin = ''] = servers.map(({ origin }) => origin);
  const { base } = JSON.parse(readFileSync(join(siteRoot, 'dist-server/headers.json'), 'utf8'));
  const pilot = readSampleAccess(contentRoot)?.callsign ?? 'piloto';
  const repeated = await samplePaths({ browser, portal: portalOrigin, base, pilot });
  await copyPage(browser, floor, portalOrigin, { path: base, name: floorPath(SIGN_IN) });
  for (const path of repeated) {
    await copyPage(browser, floor, portalOrigin, { path, name: floorPath(path), pilot });
  }
  const site = {
    browser,
    portal: portalOrigin,
    floor: floorOrigin,
    base,
    pilot,
    repeated,
    outside: outside.browserArguments,
  };

  const sections = [];
  for (const part of options.parts) {
    const runs = [];
    for (let i = 0; i < options.runs; i++) {
      process.stderr.write(`${part} ${i + 1}/${options.runs}\n`);
      runs.push((await measure[part]?.(site)) ?? {});
    }
    sections.push(section(part, medians(runs)));
  }
  const text = report(sections, {
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()}, Node ${process.versions.node}, Chromium ${browser.version()}`,
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    runs: options.runs,
    conditions: CONDITIONS,
  });
  console.log(text);
  if (options.keep) writeFileSync(RESULTS, `${text.trimEnd()}\n`);
} finally {
  await browser.close();
  for (const { stop } of [...servers, outside]) stop();
  floor.remove();
}

/** The commit that was measured, and whether there was more than that. */
function commit() {
  try {
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', with changes'}`;
  } catch {
    return 'unknown';
  }
}
