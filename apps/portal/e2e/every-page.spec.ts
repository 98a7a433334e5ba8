/**
 * The sweep: each page is opened once at each width, by its address and with its pictures late, and asked everything that
 * is asked of every page. A question to every page is one more function in LOOKS or in CHANGES.
 */
import { violationsInBothThemes, violationsInLight } from './page-checks/axe.ts';
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
import type { SpecifiedRoute } from './fixtures/routes.ts';
import { KINDS_OF_PAGE, ONE_OF_EACH, ROUTES, titleOf } from './fixtures/routes.ts';
import { Shell } from './pages/shell.ts';

const writesGoodSpanish: PageCheck = async ({ page }) => breachesIn(await readWords(page));

// Around a page of a kind that has been seen stands what has been seen. What is looked at wide too is there looked at in the
// dark: a theme has the same colours at every width.
const isAccessible: PageCheck = ({ page, route, width }) => {
  const part = KINDS_OF_PAGE.includes(route) ? undefined : 'main';
  return width < 768 && ONE_OF_EACH.includes(route)
    ? violationsInLight(page, part)
    : violationsInBothThemes(page, part);
};

/** What is seen on a page that has just come; the first look is at what has not moved yet. */
const LOOKS: readonly PageCheck[] = [
  staysStill,
  arrives,
  hasLightPictures,
  showsItsPictures,
  fillsItsFrames,
  asksOnlyDeclaredHosts,
  marksItsTimes,
  writesGoodSpanish,
  neverScrollsSideways,
];

/** What is asked under other settings, or takes its time; the last of them changes the page for good. */
const CHANGES: readonly PageCheck[] = [
  isAccessible,
  keepsOutlines,
  hasTouchTargets,
  fitsLargeText,
  bearsTextSpacing,
];

/**
 * Of each module one page is asked everything at both widths. The others differ from it in what they tell: too long a
 * word or too wide a table shows where there is least room, so that they are asked all at 360 px, and wide what the eye
 * sees.
 */
const checksFor = (route: SpecifiedRoute, width: number) =>
  width < 768 || ONE_OF_EACH.includes(route) ? [...LOOKS, ...CHANGES] : LOOKS;

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
        for (const check of checksFor(route, width)) {
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
