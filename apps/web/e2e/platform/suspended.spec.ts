/** Who is suspended reads, and who has left is told so: no page of the menu asks for what is refused to them. */
import type { Page } from '@playwright/test';
import { signInAdministrator } from './administrator.ts';
import { signInNewPilot } from './new-pilot.ts';
import { actHeaders, expect, openReady, openWithin, test } from './platform.ts';

/** Pages that others lead to. */
const OTHERS = ['acars', 'dispositivo', 'premios', 'tours/svalbard', 'pilotos/EVE001', 'cuenta'];

test(
  'a suspended pilot opens every page of the menu, and nothing that it asks for is refused',
  { tag: '@long' },
  async ({ page, browser }) => {
    const callsign = await signInNewPilot(page);
    // What the page asks for that was opened before the suspension is another matter.
    await page.goto('about:blank');
    const desk = await browser.newContext({ locale: 'es-ES' });
    const staff = await desk.newPage();
    await signInAdministrator(staff);
    const words = { facts: 'El 12 de noviembre insultó a un compañero.', heard: 'Dice que lo siente.' };
    const suspended = await staff.request.post(`/plataforma/api/v1/pilots/${callsign}/suspend`, {
      data: { days: 7, ...words },
      headers: await actHeaders(staff),
    });
    expect(suspended.status(), await suspended.text()).toBe(200);
    await desk.close();

    const refused = refusals(page);
    // Once more where a busy server has not painted it in time.
    await expect(async () => {
      expect(await (await page.goto('/plataforma/'))?.text()).toContain('<div id="root" data-page=');
    }).toPass({ timeout: 15_000 });
    await expect(page.locator('html')).not.toHaveAttribute('data-boot');
    await expect(page.getByRole('paragraph').filter({ hasText: 'Tu cuenta está suspendida' })).toBeVisible();
    await openMenu(page);
    expect(refused).toEqual([]);
  },
);

test(
  'a pilot who has left opens every page of the menu, and each shows what is still theirs or says why not',
  { tag: '@long' },
  async ({ page }) => {
    await signInNewPilot(page);
    await openReady(page, '/plataforma/cuenta');
    await page.getByRole('button', { name: 'Darte de baja' }).click();
    await page.getByRole('button', { name: 'Darme de baja' }).click();
    await expect(page.getByRole('heading', { name: 'Te diste de baja' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Excedencia' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Darte de baja' })).toHaveCount(0);

    await page.goto('about:blank');
    const refused = refusals(page);
    await openReady(page, '/plataforma/');
    await expect(page.getByText('Tu cuenta está de baja')).toBeVisible();
    await openMenu(page);
    expect(refused).toEqual([]);
    await openReady(page, '/plataforma/informes');
    await page.getByRole('link', { name: 'Abrir tu cuenta' }).click();
    await page.getByRole('button', { name: 'Volver a la compañía' }).click();
    await expect(page.getByRole('button', { name: 'Darte de baja' })).toBeVisible();
  },
);

/** What is refused to the page from now on. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${page.url()} ${answer.url()}`);
  });
  return refused;
}

/** Opens every page of the menu and others; each of them comes to an end. */
async function openMenu(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Principal' });
  // One after the other, since a group may hold another one.
  const closed = bar.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const links = bar.locator('a[href^="/plataforma/"]:not([target])');
  const menu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(menu).toEqual(expect.arrayContaining(['/plataforma/flota', '/plataforma/reservas']));
  for (const address of [...menu, ...OTHERS.map((path) => `/plataforma/${path}`)]) {
    await openWithin(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
}
