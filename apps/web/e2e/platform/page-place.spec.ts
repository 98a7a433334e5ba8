import type { Page } from '@playwright/test';
import { signInAdministrator } from './administrator.ts';
import { expect, openReady, test } from './platform.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls as far, once the page is long enough. */
const scroll = (page: Page, to: number) =>
  expect(async () => {
    await page.evaluate((top) => scrollTo(0, top), to);
    expect(await place(page)).toBe(to);
  }).toPass();

test('a page that is opened by its address begins at its top, wherever the one before was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await signInAdministrator(page);
  // A page of its own in the browser's history, with no key yet.
  await page.goto('about:blank');
  await page.goto('/plataforma/cuenta');
  await scroll(page, 400);
  await openReady(page, '/plataforma/mesa');
  await expect(page.getByRole('link', { name: 'Auditoría' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await place(page)).toBe(0);
});
