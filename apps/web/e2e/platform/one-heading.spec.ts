/** At every moment of a load there is one page: one heading of the first level and one main, whoever paints them. */
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './platform.ts';

/** A page of every kind that is painted, the portal's by the build and the platform's by the server. */
const PAGES = [
  '/',
  '/notams',
  '/flota',
  '/flota/cs-tcf',
  '/operaciones/reservar',
  '/operaciones/aeropuertos/lemd',
  '/operaciones/que-vuelo-hoy',
  '/eventos/tours/svalbard',
  '/politicas/cookies',
  '/mi-perfil',
  '/no/existe',
  '/plataforma/',
  '/plataforma/vuelos',
  '/plataforma/informes',
  '/plataforma/cuenta',
] as const;

/** Opens a page and answers every count of headings and mains that some frame had, other than one of each. */
async function wrongFrames(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  return page.evaluate(() => (globalThis as unknown as { wrong: string[] }).wrong);
}

/** Looks at each frame from the first painted one on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const wrong: string[] = [];
    Object.assign(globalThis, { wrong });
    let begun = false;
    const look = () => {
      const [headings, mains] = ['h1', 'main'].map(
        (name) => document.querySelectorAll(`#root ${name}`).length,
      );
      // The gate stands in the document, unseen, until what is painted for who has come in takes its place.
      begun ||= performance.getEntriesByName('first-paint').length > 0;
      if (begun && (headings !== 1 || mains !== 1)) wrong.push(`${headings} h1, ${mains} main`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('each frame of a load has one heading and one main, on a page of every kind', async ({
  page,
  complaints,
}) => {
  const { callsign } = await signIn(page, 'piloto');
  await page.addInitScript((one) => localStorage.setItem('pilotIndicativo', one), callsign);
  await watch(page);
  for (const address of PAGES) expect(await wrongFrames(page, address), address).toEqual([]);
  // The address that does not exist is logged, as the specification says; other sites do not come in tests.
  complaints.splice(0);
});

test('each frame of the gate has one heading and one main', async ({ page }) => {
  await watch(page);
  for (const address of ['/', '/flota', '/plataforma/acceso'])
    expect(await wrongFrames(page, address), address).toEqual([]);
});
