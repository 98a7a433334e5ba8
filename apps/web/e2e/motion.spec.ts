/** «Pausar movimiento»: one switch for everything that moves by itself. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { HomePage } from './pages/home-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { Toasts } from './pages/toasts.ts';

const pauseButton = (page: Page): Locator =>
  new Shell(page).header.getByRole('button', { name: 'Pausar movimiento' });
const resumeButton = (page: Page): Locator =>
  new Shell(page).header.getByRole('button', { name: 'Reanudar movimiento' });

/** Puts the page's clock at ten seconds past a full minute, where it stands still until the test moves it. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt('2026-03-05T12:05:10.500Z');
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
});

test('A-12 · Movimiento · el botón lo para todo: en 30 s no cambian ni el carrusel ni el reloj @phone-long', async ({
  page,
  signedInPage,
}) => {
  const home = new HomePage(page);
  const { clock } = new Shell(page);
  await signedInPage.goto('/');
  await expect(home.pause).toBeVisible();
  await holdClock(page);
  await expect(pauseButton(page)).not.toHaveAttribute('aria-pressed');
  await pauseButton(page).click();
  await expect(resumeButton(page)).toBeVisible();
  await expect(resumeButton(page)).not.toHaveAttribute('aria-pressed');
  await expect(clock).toHaveText('12:05Z');
  await expect(clock).toHaveAttribute('datetime', '2026-03-05T12:05Z');
  await expect(home.resume).toBeVisible();
  await page.mouse.move(5, 5);
  const changes = await watchChanges(page, [clock, home.carousel]);
  await page.clock.runFor(30_000);
  expect(await changes()).toBe(0);
  await page.clock.runFor(20_000);
  await expect(clock, 'the minute still comes').toHaveText('12:06Z');
});

test(
  'Movimiento · sin la pausa, en 30 s cambian los dos',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const home = new HomePage(page);
    await signedInPage.goto('/');
    await expect(home.pause).toBeVisible();
    await holdClock(page);
    const changes = await watchChanges(page, [new Shell(page).clock, home.carousel]);
    await page.clock.runFor(30_000);
    expect(await changes()).toBeGreaterThan(30);
  },
);

test(
  'Movimiento · reanudado, vuelven los segundos y el carrusel',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const home = new HomePage(page);
    const { clock } = new Shell(page);
    await signedInPage.goto('/');
    await pauseButton(page).click();
    await resumeButton(page).click();
    await page.mouse.move(5, 5);
    await expect(home.pause).toBeVisible();
    await holdClock(page);
    await expect(clock).toHaveText('12:05:10Z');
    await page.clock.runFor(1000);
    await expect(clock).toHaveText('12:05:11Z');
    const shown = await home.carousel.locator('[aria-current=true]').getAttribute('aria-label');
    await page.clock.runFor(4000);
    await expect(home.carousel.locator('[aria-current=true]')).not.toHaveAccessibleName(String(shown));
  },
);

test(
  'A-12 · Movimiento · se recuerda, y vale desde lo primero que se pinta',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenTimes: seen });
      const look = () => {
        for (const time of document.querySelectorAll('header time')) {
          // The page that is painted before the app keeps the clock's place, unseen.
          if (time.checkVisibility({ visibilityProperty: true })) {
            seen.add(String(time.textContent).replaceAll(/\d/g, '0'));
          }
        }
        if (document.body && document.documentElement.dataset['motion'] !== 'paused') seen.add('moving');
        requestAnimationFrame(look);
      };
      look();
    });
    await signedInPage.goto('/');
    await pauseButton(page).click();
    expect(await page.evaluate(() => localStorage.getItem('movimiento'))).toBe('pausado');
    await page.reload();
    await expect(resumeButton(page)).toBeVisible();
    await page.clock.runFor(5000);
    const seen = await page.evaluate(() => [...(window as unknown as { seenTimes: Set<string> }).seenTimes]);
    expect(seen).toEqual(['00:00Z']);
    await expect(new HomePage(page).resume).toBeVisible();
    await resumeButton(page).click();
    expect(
      await page.evaluate(() => localStorage.getItem('movimiento')),
      'moving is nothing to remember',
    ).toBeNull();
    await page.reload();
    await expect(pauseButton(page)).toBeVisible();
  },
);

test(
  'A-13 · Movimiento · en pausa no hay animaciones ni transiciones en marcha',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    await signedInPage.goto('/operaciones/reservar');
    await expect(new Shell(page).heading).toBeVisible();
    await pauseButton(page).click();
    await page.keyboard.press('Control+b');
    await expect(new Shell(page).sidebarToggle).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(100);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

test(
  'Movimiento · el botón del carrusel, pulsado con el puntero, y el de la página no se contradicen',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const home = new HomePage(page);
    await signedInPage.goto('/');
    await home.pause.click();
    await expect(home.resume).toBeVisible();
    await home.resume.click();
    await expect(home.pause).toBeVisible();
    await pauseButton(page).click();
    await home.resume.click();
    await expect(pauseButton(page), 'setting it going lifts the pause of the page').toBeVisible();
    await expect(home.pause).toBeVisible();
    await home.pause.click();
    await expect(home.resume).toBeVisible();
    await expect(pauseButton(page), 'stopping the carousel stops nothing else').toBeVisible();
    await pauseButton(page).click();
    await resumeButton(page).click();
    await expect(home.resume, 'what the pilot stopped by hand stays so').toBeVisible();
  },
);

test(
  '§4, A-13 · Movimiento · «menos movimiento» en el sistema para el carrusel y no el reloj',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const home = new HomePage(page);
    const { clock } = new Shell(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedInPage.goto('/');
    await expect(home.resume).toBeVisible();
    await expect(home.dot('Dublin'), 'at its beginning').toHaveAttribute('aria-current', 'true');
    await holdClock(page);
    await expect(clock).toHaveText('12:05:10Z');
    const changes = await watchChanges(page, [home.carousel]);
    await page.clock.runFor(60_000);
    await expect(clock).toHaveText('12:06:10Z');
    expect(await changes()).toBe(0);
  },
);

test(
  'Movimiento · también desde la búsqueda, que lo confirma',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const palette = new Palette(page);
    await signedInPage.goto('/notams');
    await expect(pauseButton(page)).toBeVisible();
    await palette.choose('pausar');
    await expect(resumeButton(page)).toBeVisible();
    await expect(new Toasts(page).success).toContainText('Movimiento en pausa');
    await palette.choose('reanudar');
    await expect(pauseButton(page)).toBeVisible();
    await expect(new Toasts(page).success.last()).toContainText('Movimiento reanudado');
  },
);

/** Counts the changes in some elements from now on. */
async function watchChanges(page: Page, elements: readonly Locator[]): Promise<() => Promise<number>> {
  for (const element of elements) {
    await element.evaluate((node) => {
      const counter = window as unknown as { changes?: number };
      counter.changes ??= 0;
      const watch = { subtree: true, childList: true, characterData: true, attributes: true };
      new MutationObserver((records) => (counter.changes = (counter.changes ?? 0) + records.length)).observe(
        node,
        watch,
      );
    });
  }
  return () => page.evaluate(() => (window as unknown as { changes?: number }).changes ?? 0);
}
