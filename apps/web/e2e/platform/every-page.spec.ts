/** Every page of a pilot at four widths: no violation in either theme, no sideways scroll; framed in the long run. */
import { isLong } from '@va/testing/how-often.ts';
import { expectSoundPage, WIDTHS } from './page-check.ts';
import { signIn, test } from './platform.ts';
import { DOORS, OF_PILOTS } from './swept-pages.ts';

/** Every page, two of them in their other views, the desk, which is not theirs, and an address that leads nowhere. */
const PAGES = [...OF_PILOTS.values(), 'vuelos?vista=semana', 'vuelos?vista=mapa', 'mesa', 'nada'];

/** Addresses that look like another of them to a pilot. */
const TWINS = ['vuelos?salida=todas', 'mesa/informes'];

test('every page alone, at four widths, in both themes', async ({ page }) => {
  test.setTimeout(420_000);
  await signIn(page, 'piloto');
  // The plain run opens every other page, and the long one the rest from within.
  for (const [i, path] of [...PAGES, ...TWINS].entries()) {
    const within = i % 2 === 1 || i >= PAGES.length;
    if (isLong || !within) await expectSoundPage(page, `/plataforma/${path}`, WIDTHS, { within });
  }
});

test('the pages of whoever is not signed in', { tag: '@long' }, async ({ page }) => {
  for (const path of DOORS) await expectSoundPage(page, `/plataforma/${path}`, WIDTHS, { within: true });
});

test('every page framed, at two widths, in both themes', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(420_000);
  await signIn(page, 'piloto');
  // The first is the page where one stands after signing in, so that it is loaded: framed as all that follow.
  for (const path of [...PAGES, ...TWINS])
    await expectSoundPage(page, `/plataforma/${path}${path.includes('?') ? '&' : '?'}marco=1`, [360, 1280], {
      within: true,
    });
});
