/** The desk as a whole. */
import { platformPages } from '@va/schemas/platform/pages.ts';
import { isLong } from '@va/testing/how-often.ts';
import { signInAdministrator } from './administrator.ts';
import { expectSoundPage } from './page-check.ts';
import { account, expect, signIn, test } from './platform.ts';

test('every page of the desk, at two widths, in both themes', async ({ page }) => {
  test.setTimeout(420_000);
  await signInAdministrator(page);
  const pages = ['mesa', ...platformPages.filter((path) => path.startsWith('mesa/'))];
  // The plain run opens every third page.
  for (const path of pages.filter((_, i) => isLong || i % 3 === 0))
    await expectSoundPage(
      page,
      `/plataforma/${path.replace(':callsign', account('piloto').callsign)}`,
      [360, 1280],
    );
});

test('a pilot who opens the desk is told that it is not theirs', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/mesa/pilotos');
  await expect(page.getByText('Esta página es del equipo directivo')).toBeVisible();
});
