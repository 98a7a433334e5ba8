/** Lighthouse on a phone, the common measure; its packages are installed on demand. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { browserArguments, ensureBrowser } from '../../scripts/lib/find-browser.mjs';
import { ensureInstall } from '../../scripts/lib/ensure-install.mjs';
import { root } from '../../scripts/lib/project.mjs';
import type { Values, Measure } from './measures.ts';

const tools = join(root, 'tools/lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** The parts of Lighthouse that we use; it is not installed while types are checked. */
type Lighthouse = (
  url: string,
  options: object,
) => Promise<{ lhr: { categories: Record<string, { score: number | null }> } }>;
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;

/** Scores from 0 to 100: of the sign-in screen, and of the sampled addresses as a signed-in pilot. */
export const lighthouse: Measure = async ({ base, pilot, samples, outside }, site) => {
  if (site.isFloor) return {};
  await ensureInstall(tools);
  const load = (file: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(tools, 'node_modules', file)).href);
  const launch = (await load('chrome-launcher/dist/index.js'))['launch'] as Launch;
  const run = (await load('lighthouse/core/index.js'))['default'] as Lighthouse;
  const chrome = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags: ['--headless=new', ...browserArguments, ...outside],
    logLevel: 'silent',
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  try {
    const figures: Values = {};
    const score = async (name: string, path: string) => {
      const { lhr } = await run(site.origin + path, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'silent',
        // A first visit without an offline copy, but with a signed-in pilot, whose storage stays.
        clearStorageTypes: ['service_workers', 'cache_storage', 'shader_cache', 'file_systems'],
      });
      for (const kind of CATEGORIES)
        figures[`Lighthouse, ${kind}, ${name}`] = (lhr.categories[kind]?.score ?? 0) * 100;
    };
    await score('sign-in', base);
    const page = await browser.contexts()[0]?.newPage();
    await page?.goto(site.origin + base);
    await page?.evaluate((identifier) => localStorage.setItem('pilotIndicativo', identifier), pilot);
    await page?.close();
    for (const path of samples) await score(path, path);
    return figures;
  } finally {
    await browser.close();
    chrome.kill();
  }
};
