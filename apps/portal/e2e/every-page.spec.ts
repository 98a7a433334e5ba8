/**
 * The sweep: each page is opened once at each width, by its address and with its pictures late, and asked everything that
 * is asked of every page. A question to every page is one more function in CHECKS. What depends on the layout alone is
 * asked of every layout, and with `npm test -- --long` of every further airport and aircraft too.
 */
import { violationsInBothThemes } from './page-checks/axe.ts';
import { arrives, asksOnlyDeclaredHosts, fillsItsFrames, showsItsPictures } from './page-checks/arrival.ts';
import { bearsTextSpacing, neverScrollsSideways } from './page-checks/fitting.ts';
import {
  countShifts,
  everythingHasCome,
  hasLightPictures,
  LatePictures,
  staysStill,
} from './page-checks/late-pictures.ts';
import { marksItsTimes } from './page-checks/times.ts';
import { fitsLargeText, hasTouchTargets, keepsOutlines } from './page-checks/visitor-settings.ts';
import type { PageCheck } from './page-checks/visit.ts';
import { breachesIn, readWords } from './page-checks/words.ts';
import { expect, test } from './fixtures/portal.ts';
import { KINDS_OF_PAGE, ROUTES, titleOf } from './fixtures/routes.ts';
import { Shell } from './pages/shell.ts';

const writesGoodSpanish: PageCheck = async ({ page }) => breachesIn(await readWords(page));

// Around a page of a kind that has been seen stands what has been seen.
const isAccessible: PageCheck = ({ page, route }) =>
  violationsInBothThemes(page, KINDS_OF_PAGE.includes(route) ? undefined : 'main');

/** Airports and aircraft that share their layout with one of KINDS_OF_PAGE are asked for these only in the long run. */
const OF_LAYOUTS: readonly PageCheck[] = [
  isAccessible,
  keepsOutlines,
  hasTouchTargets,
  fitsLargeText,
  bearsTextSpacing,
];
const LONG = process.env['LONG'] === 'on';

/** In this order: the first look at what has just come, the last change the page. */
const CHECKS: readonly PageCheck[] = [
  staysStill,
  arrives,
  hasLightPictures,
  showsItsPictures,
  fillsItsFrames,
  asksOnlyDeclaredHosts,
  marksItsTimes,
  writesGoodSpanish,
  isAccessible,
  keepsOutlines,
  hasTouchTargets,
  neverScrollsSideways,
  fitsLargeText,
  bearsTextSpacing,
];

const PARTS = 6;

for (const width of [360, 1280]) {
  for (let part = 0; part < PARTS; part++) {
    test(`cada página cumple todo lo que se pide a una página, ${width} px, parte ${part + 1} de ${PARTS}`, async ({
      page,
      signedInPage,
      services,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 800 });
      await countShifts(page);
      const pictures = await LatePictures.on(page);
      for (const route of ROUTES.filter((_, i) => i % PARTS === part)) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        pictures.hold();
        services.seen.length = 0;
        const answer = await signedInPage.goto(route.path, { waitUntil: 'commit' });
        await expect(new Shell(page).heading).toHaveText(route.heading);
        await pictures.release();
        await everythingHasCome(page);
        const isKnownLayout = !LONG && !KINDS_OF_PAGE.includes(route);
        for (const check of CHECKS) {
          if (isKnownLayout && OF_LAYOUTS.includes(check)) continue;
          const faults = await check({ page, route, answer, width, services });
          expect.soft(faults, `${route.path} at ${width} px`).toEqual([]);
        }
      }
    });
  }
}

test('no hay dos páginas con el mismo título', () => {
  const titles = ROUTES.map(titleOf);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});
