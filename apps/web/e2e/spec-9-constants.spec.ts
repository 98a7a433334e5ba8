/** §9: business constants and limits. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS } from './fixtures/specification.ts';
import { backgroundOf, paletteColour } from './fixtures/visit.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';

const REM = 16;
const leftOf = async (element: Locator) => (await element.boundingBox())?.x;

test('§9 · barra lateral: 16rem desplegada, 3rem en iconos; la página empieza donde la barra acaba', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  await expect.poll(() => leftOf(shell.main)).toBe(16 * REM);
  await page.keyboard.press('Control+b');
  await expect.poll(() => leftOf(shell.main)).toBe(3 * REM);
  const entry = await shell.entry('Mi Perfil').boundingBox();
  expect(Number(entry?.x) + Number(entry?.width)).toBeLessThanOrEqual(3 * REM);
});

test('§9 · barra lateral en el móvil: 18rem @phone-only', async ({ page, signedInPage }) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  await shell.openDrawer.tap();
  await expect.poll(async () => (await shell.drawer.boundingBox())?.width).toBe(18 * REM);
});

test(
  '§9 · los consejos esperan 700 ms, y nada si otro se cerró hace menos de 300 ms',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const shell = new Shell(page);
    await page.clock.install({ time: '2026-03-05T12:00:00Z' });
    await signedInPage.goto('/notams');
    await expect(shell.heading).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect.poll(() => leftOf(shell.main)).toBe(3 * REM);
    await page.clock.pauseAt('2026-03-05T12:10:00Z');
    await shell.group('Operaciones').hover();
    await page.clock.runFor(690);
    await expect(shell.tooltip).toHaveCount(0);
    await page.clock.runFor(10);
    await expect(shell.tooltip).toHaveText('Operaciones');
    // To the next one at once: no waiting.
    await shell.group('Comunidad').hover();
    await page.clock.runFor(1);
    await expect(shell.tooltip).toHaveText('Comunidad');
    // Away for longer than 300 ms: it waits again.
    await shell.heading.hover();
    await expect(shell.tooltip).toHaveCount(0);
    await page.clock.runFor(301);
    await shell.group('Recursos').hover();
    await page.clock.runFor(690);
    await expect(shell.tooltip).toHaveCount(0);
    await page.clock.runFor(10);
    await expect(shell.tooltip).toHaveText('Recursos');
    // Away for less than that: it does not.
    await shell.heading.hover();
    await expect(shell.tooltip).toHaveCount(0);
    await page.clock.runFor(290);
    await shell.group('Comunidad').hover();
    await page.clock.runFor(1);
    await expect(shell.tooltip).toHaveText('Comunidad');
  },
);

test('§9 · los marcos no bajan de 500 px tampoco en el móvil @phone-only', async ({ page, signedInPage }) => {
  await signedInPage.goto('/operaciones/plan');
  await expect(page.locator('iframe')).not.toHaveCount(0);
  for (const frame of await page.locator('iframe').all()) {
    const height = (await frame.boundingBox())?.height;
    expect(height).toBeGreaterThanOrEqual(500);
    expect(height).toBeLessThanOrEqual(800);
  }
});

test('§9 Importancia · Alta en estilo destructivo, Media por defecto, Baja secundario', async ({
  page,
  signedInPage,
}) => {
  const notams = new NotamsPage(page);
  await signedInPage.goto('/notams');
  await expect(notams.cards).toHaveCount(COUNTS.notams);
  const looks = new Map<string, string>();
  for (const card of await notams.cards.all()) {
    const badge = notams.badge(card);
    const word = await badge.innerText();
    const look = await backgroundOf(badge);
    expect(looks.get(word) ?? look, `every «${word}» looks the same`).toBe(look);
    looks.set(word, look);
  }
  expect([...looks.keys()].toSorted()).toEqual(['Alta', 'Baja', 'Media']);
  expect(new Set(looks.values()).size, 'each has a look of its own').toBe(3);
  expect(looks.get('Alta')).toBe(await paletteColour(page, 'destructive'));
  expect(looks.get('Media')).toBe(await paletteColour(page, 'media-soft'));
  expect(looks.get('Baja')).toBe(await paletteColour(page, 'baja-soft'));
});
