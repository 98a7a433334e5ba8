/**
 * The floor: the portal's own pages as static HTML of the same look, without a script. The portal can't be faster than
 * that.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { newVisitor } from './conditions.ts';

/** Folder of the static pages on their site: among files that are served to be shown, not downloaded. */
const FOLDER = 'images/suelo';

/** Address of a page's static copy; without a path, that of the sign-in screen, which has no address of its own. */
export const floorPath = (path = 'acceso'): string => `/${FOLDER}/${path.replaceAll(/[^\w]+/g, '-')}.html`;

/** A site with the files of the build in `build`, to which static copies are added, in a folder of its own. */
export function newFloor(build: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-floor-'));
  for (const part of ['dist', 'dist-server'])
    cpSync(join(build, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'dist', FOLDER), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface CopiedPage {
  origin: string;
  path: string;
  /** Identifier of a pilot who has signed in before with the common password. */
  pilot?: string;
  /** Name of its copy, if the address is not enough. */
  name?: string;
  /** Cookies of a signed-in account. */
  cookies?: Parameters<BrowserContext['addCookies']>[0];
}

/** Writes the static copy of a page as the browser shows it once everything has loaded. */
export async function copyPage(
  browser: Browser,
  folder: string,
  { origin, path, pilot, name, cookies = [] }: CopiedPage,
): Promise<void> {
  const visitor = await newVisitor(browser, { origin, pilot });
  await visitor.addCookies(cookies);
  const page = await visitor.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !('boot' in document.documentElement.dataset));
  const html = `<!doctype html>\n${await page.evaluate(withoutScripts)}`;
  const file = join(folder, 'dist', floorPath(name ?? (pilot && path)));
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  await visitor.close();
}

/** Runs in the page. */
function withoutScripts(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const useless =
    'script, noscript, link[rel="modulepreload"], link[rel="signed-in"], link[rel="preload"][as="script"]';
  for (const element of copy.querySelectorAll(useless)) element.remove();
  return copy.outerHTML;
}
