/**
 * The sweep: pages are opened once at each width, by their address and with their pictures late, and asked everything that
 * is asked of every page. A question to every page is one more function in CHECKS. The plain run opens one page of every
 * folder, and asks axe on the wide visit; `npm test -- --long` opens every page, of those that differ by their content alone
 * one on a phone too, and asks axe of one page of every module at both widths.
 */
import { isLong } from '@va/testing/how-often.ts';
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
import { KINDS_OF_PAGE, ONE_OF_EACH, ONE_OF_EACH_FOLDER, ROUTES } from './fixtures/routes.ts';
import { Shell } from './pages/shell.ts';

const writesGoodSpanish: PageCheck = async ({ page }) => breachesIn(await readWords(page));

/** On the wide visit of every page, and on the narrow one of every module; around a further page stands what has been seen. */
const isAccessible: PageCheck = async ({ page, route, width }) => {
  const isFirst = ONE_OF_EACH.includes(route);
  if (width < 768 && !(isLong && isFirst)) return [];
  return violationsInBothThemes(page, isFirst ? undefined : 'main');
};

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

/** On a phone a further page of a kind has what the first has. */
const PAGES = isLong
  ? ([
      [360, KINDS_OF_PAGE],
      [1280, ROUTES],
    ] as const)
  : ([
      [360, ONE_OF_EACH_FOLDER],
      [1280, ONE_OF_EACH_FOLDER],
    ] as const);
const PARTS = isLong ? 6 : 1;

for (const [width, pages] of PAGES) {
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
      for (const route of pages.filter((_, i) => i % PARTS === part)) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        pictures.hold();
        services.seen.length = 0;
        const answer = await signedInPage.goto(route.path, { waitUntil: 'commit' });
        await expect(new Shell(page).heading).toHaveText(route.heading);
        await pictures.release();
        await everythingHasCome(page);
        for (const check of CHECKS) {
          const faults = await check({ page, route, answer, width, services });
          expect.soft(faults, `${route.path} at ${width} px`).toEqual([]);
        }
      }
    });
  }
}
