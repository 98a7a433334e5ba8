/** §9: business constants and limits. */
import type { Locator } from '@playwright/test';
import { frames } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS } from './fixtures/specification.ts';
import { KINDS_OF_PAGE } from './fixtures/routes.ts';
import { backgroundOf, goInside, paletteColour } from './fixtures/visit.ts';
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

test('§9 · los consejos esperan 700 ms, y nada si otro se cerró hace menos de 300 ms', async ({
  page,
  signedInPage,
}) => {
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
});

test('§9 · a menos de 300 ms de otro, el consejo no espera', async ({ page, signedInPage }) => {
  const shell = new Shell(page);
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
  await signedInPage.goto('/notams');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect.poll(() => leftOf(shell.main)).toBe(3 * REM);
  await page.clock.pauseAt('2026-03-05T12:10:00Z');
  await shell.group('Operaciones').hover();
  await page.clock.runFor(700);
  await expect(shell.tooltip).toBeVisible();
  await shell.heading.hover();
  await expect(shell.tooltip).toHaveCount(0);
  await page.clock.runFor(290);
  await shell.group('Comunidad').hover();
  await page.clock.runFor(1);
  await expect(shell.tooltip).toHaveText('Comunidad');
});

test('§9 · todos los marcos miden entre 500 y 800 px de alto, los que dice el registro', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/notams');
  const seen = new Set<string>();
  for (const route of KINDS_OF_PAGE) {
    await goInside(page, route);
    for (const section of await page.locator('[data-frame]').all()) {
      const id = String(await section.getAttribute('data-frame'));
      const height = (await section.locator('iframe').boundingBox())?.height;
      expect(height, `${id} in ${route.path}`).toBe(frames.find((frame) => frame.id === id)?.height);
      expect(height).toBeGreaterThanOrEqual(500);
      expect(height).toBeLessThanOrEqual(800);
      seen.add(id);
    }
  }
  expect([...seen].toSorted(), 'every frame of the registry is used').toEqual(
    frames.map(({ id }) => id).toSorted(),
  );
});

test('§9 · los marcos no bajan de 500 px tampoco en el móvil @phone-only', async ({ page, signedInPage }) => {
  await signedInPage.goto('/operaciones/reservar');
  const height = (await page.locator('iframe').boundingBox())?.height;
  expect(height).toBeGreaterThanOrEqual(500);
  expect(height).toBeLessThanOrEqual(800);
});

/** What the four notices must say, in the words of §9. */
const FIGURES: readonly (readonly [figure: string, notice: RegExp, words: readonly RegExp[]])[] = [
  [
    'puntuación mínima de PIREP 5,5/10 desde el 1 de julio de 2025; las etapas por debajo se repiten',
    /PIREP/,
    [/5,5\/10/, /[Dd]esde el 1 de julio de 2025/, /etapas de tour .* se repiten/],
  ],
  [
    'verano: en julio, agosto y septiembre de 2025 no se descuentan puntos por no volar',
    /Verano/,
    [/julio, agosto y septiembre de 2025/, /no se descuentan puntos a los pilotos que no vuelen/],
  ],
  [
    'arranque: motor 1 y después motor 2 (antes, 2 y después 1)',
    /arranque/,
    [/primero el motor 1 y después el motor 2/, /se arrancaba el 2 y después el 1/],
  ],
];

test('§9 Aviso · lo que dicen los avisos', async ({ page, signedInPage }) => {
  const notams = new NotamsPage(page);
  await signedInPage.goto('/notams');
  for (const [figure, notice, words] of FIGURES) {
    await test.step(figure, async () => {
      const text = await notams.read(notams.card(notice));
      for (const pattern of words) expect(text).toMatch(pattern);
    });
  }
});

test('§9 · los tours recuerdan la puntuación mínima; el Nacional pide más de 50 horas de vuelo', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/eventos/tours/svalbard');
  await expect(new Shell(page).main).toContainText(
    'Desde el 1 de julio de 2025, una etapa con menos de 5,5/10 en el PIREP se repite.',
  );
  await signedInPage.goto('/eventos/tours/nacional');
  await expect(new Shell(page).main).toContainText('más de 50 horas de vuelo');
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
