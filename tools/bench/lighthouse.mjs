// @ts-check
/** Lighthouse on a phone, as everybody measures: it comes with its own packages, which are installed when it is asked for. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArguments, ensureBrowser } from '../../scripts/lib/find-browser.mjs';
import { ensureInstall } from '../../scripts/lib/ensure-install.mjs';
import { root } from '../../scripts/lib/project.mjs';

const tools = join(root, 'tools/lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/**
 * Scores from 0 to 100 by category and address: the sign-in screen, and the addresses that are visited a second time
 * as somebody who has signed in.
 * @param {import('./parts.mjs').Site} site
 * @returns {Promise<import('./parts.mjs').Figures>}
 */
export async function lighthouse({ portal, base, pilot, repeated, outside }) {
  await ensureInstall(tools);
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(tools, 'node_modules', file)).href);
  const { launch } = await load('chrome-launcher/dist/index.js');
  const { default: run } = await load('lighthouse/core/index.js');
  const { chromium } = await import('@playwright/test');
  const chrome = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags: ['--headless=new', ...browserArguments, ...outside],
    logLevel: 'silent',
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  try {
    /** @type {import('./parts.mjs').Figures} */
    const figures = {};
    const score = async (/** @type {string} */ name, /** @type {string} */ path) => {
      const { lhr } = await run(portal + path, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'silent',
        // A first visit, without an offline copy, of somebody who has signed in: that stays.
        clearStorageTypes: ['service_workers', 'cache_storage', 'shader_cache', 'file_systems'],
      });
      for (const kind of CATEGORIES) figures[`${kind} ${name}`] = (lhr.categories[kind]?.score ?? 0) * 100;
      for (const audit of Object.values(lhr.audits)) {
        if (audit.score !== null && audit.score < 1 && process.env['BENCH_AUDITS'])
          process.stderr.write(`  ${name}: ${audit.id} ${audit.score} ${audit.displayValue ?? ''}\n`);
      }
    };
    await score('the sign-in screen', base);
    const [context] = browser.contexts();
    const page = await context?.newPage();
    await page?.goto(portal + base);
    await page?.evaluate((identifier) => localStorage.setItem('pilotIndicativo', identifier), pilot);
    await page?.close();
    for (const path of repeated) await score(path, path);
    return figures;
  } finally {
    await browser.close();
    chrome.kill();
  }
}
