// @ts-check
/** The floor: the portal's own pages as static HTML of the same look, without a script. Nothing can be faster. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { newVisitor } from './conditions.mjs';

/** Stands for the sign-in screen, which has no address of its own. */
export const SIGN_IN = 'acceso';

/** Where the static pages stand on their site: among files that are shown as they are, unlike those to keep. */
const FOLDER = 'images/suelo';

/**
 * Name of a page's static copy.
 * @param {string} path
 */
export const floorPath = (path) => `/${FOLDER}/${path.replaceAll(/[^\w]+/g, '-')}.html`;

/**
 * A site that holds the portal's files and the static copies, in a folder of its own beside its server.
 * @param {string} portal folder with `dist/` and `dist-server/`
 */
export function newFloor(portal) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-floor-'));
  for (const part of ['dist', 'dist-server']) {
    cpSync(join(portal, part), join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, 'dist', FOLDER), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Writes the static copy of a page as it stands in the browser once all is there.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ folder: string }} floor
 * @param {string} origin where the portal is served
 * @param {{ path: string, name: string, pilot?: string }} what where it stands in the portal and on the floor, and who
 *   has signed in
 */
export async function copyPage(browser, { folder }, origin, { path, name, pilot }) {
  const visitor = await newVisitor(browser, { origin, pilot });
  const page = await visitor.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !('boot' in document.documentElement.dataset));
  const html = `<!doctype html>\n${await page.evaluate(withoutScripts)}`;
  const file = join(folder, 'dist', name);
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  await visitor.close();
}

/** Runs in the page. */
function withoutScripts() {
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  const useless =
    'script, noscript, link[rel="modulepreload"], link[rel="signed-in"], link[rel="preload"][as="script"]';
  for (const element of copy.querySelectorAll(useless)) element.remove();
  return copy.outerHTML;
}
