/** What every test of the platform stands on: the sample accounts, a page that must not complain, and signing in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { goTo } from '@va/testing/go-to.ts';

export type Role = 'piloto' | 'revisor' | 'administrador';

interface Account {
  role: Role;
  callsign: string;
  password: string;
}

/** A sample account of this run. */
export function account(role: Role): Account {
  const file = join(process.env['E2E_PLATFORM_DATA'] ?? '', 'sample-accounts.json');
  const found = (JSON.parse(readFileSync(file, 'utf8')) as Account[]).find((entry) => entry.role === role);
  if (!found) throw new Error(`No sample account is a ${role}`);
  return found;
}

/** Fails a test on an error or a warning of the page, and on any report of the policy. Refusals of the API are answers. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()))
          return;
        complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fills in the form that stands on the page, or in a frame of it. */
export async function giveAccess(
  page: Page | FrameLocator,
  callsign: string,
  password: string,
): Promise<void> {
  await page.getByLabel('Indicativo', { exact: true }).fill(callsign);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder', exact: true }).click();
}

/** Cookies of those who are signed in: the server takes twenty sign-ins a minute from one address, and no more. */
const kept = new Map<Role, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Signs a sample account in without the form, unless a test before has done it, and opens the page of today. */
export async function signIn(page: Page, role: Role): Promise<Account> {
  const who = account(role);
  const { callsign, password } = who;
  const session = '/plataforma/api/v1/session';
  await page.context().addCookies(kept.get(role) ?? []);
  const now = await page.request.get(session);
  // Tests sign out, too.
  if (!(await now.text()).includes(`"${callsign}"`)) {
    await page.context().clearCookies();
    const answer = await page.request.post(session, {
      data: { callsign, password, device: 'Prueba' },
      headers: { Origin: test.info().project.use.baseURL ?? '' },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  kept.set(role, await page.context().cookies());
  await page.goto('/plataforma/');
  await expect(page.getByRole('link', { name: callsign, exact: true })).toBeVisible();
  return who;
}

/** Headers of an act by the API in the name of who is signed in on the page. */
export async function actHeaders(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'plataforma-csrf')?.value ?? '';
  return { 'X-CSRF-Token': token, Origin: test.info().project.use.baseURL ?? '' };
}

/** Signs a sample account in, in a browser of its own; close the context of the page at the end. */
export async function signInElsewhere(browser: Browser, role: Role): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await signIn(page, role);
  return page;
}

/** Letters and digits that no test has used before on this airline, for the name of what it makes. */
export function unusedWord(): string {
  return Date.now().toString(36).toUpperCase();
}

/** Opens a page and waits until the app has taken it over. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
}

/**
 * Opens a page from another one of the app, in a third of the time that loading the app anew takes; by its address where
 * the app does not stand yet, or at the same page with other words in its address.
 */
export async function openWithin(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (!pathname.startsWith('/plataforma/') || new URL(path, page.url()).pathname === pathname)
    return openReady(page, path);
  // Each page names the tab once it is there; one that stands at both addresses stays, and has named it before.
  await page.evaluate(() => {
    document.title = '';
  });
  await goTo(page, path);
  const isNamed = page.waitForFunction(() => document.title !== '', null, { timeout: 3000 });
  await isNamed.catch(() => openReady(page, path));
}

export { expect } from '@playwright/test';
