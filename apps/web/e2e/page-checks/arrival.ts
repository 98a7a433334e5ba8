import { titleOf } from '../fixtures/routes.ts';
import { statusOf } from '../fixtures/site.ts';
import { brokenPictures } from '../fixtures/visit.ts';
import { feedHosts, frameHosts, frames } from '../fixtures/content.ts';
import { expect } from '../fixtures/portal.ts';
import type { PageCheck } from './visit.ts';

/** Status, language, one heading, the heading and the title of the tab. */
export const arrives: PageCheck = async ({ page, route, answer }) => {
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
  const lang = await page.locator('html').getAttribute('lang');
  await expect(page).toHaveTitle(titleOf(route));
  return [
    ...(answer?.status() === statusOf(route.path) ? [] : [`status ${answer?.status()}`]),
    ...(headings.length === 1 && headings[0] === route.heading
      ? []
      : [`headings «${headings.join('», «')}»`]),
    ...(lang === 'es' ? [] : [`language ${lang}`]),
  ];
};

/** Every picture can be shown, those further down too. */
export const showsItsPictures: PageCheck = async ({ page }) =>
  (await brokenPictures(page)).map((source) => `picture that cannot be shown: ${source}`);

/** Something stands in each frame, at the height that the registry says where the window is wide. */
export const fillsItsFrames: PageCheck = async ({ page, width }) => {
  const faults: string[] = [];
  for (const region of await page.locator('[data-frame]').all()) {
    const id = String(await region.getAttribute('data-frame'));
    const frame = region.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('body'), id).not.toBeEmpty();
    const height = (await frame.boundingBox())?.height ?? 0;
    const wanted = frames.find((entry) => entry.id === id)?.height;
    if (width >= 1280 && height !== wanted) faults.push(`frame ${id} is ${height} px high, not ${wanted}`);
    if (height < 500 || height > 800) faults.push(`frame ${id} is ${height} px high, not from 500 to 800`);
  }
  return faults;
};

/** Nobody is asked for anything whom no frame and no feed declares. */
export const asksOnlyDeclaredHosts: PageCheck = async ({ services }) =>
  [...services.hosts]
    .filter((host) => !frameHosts.has(host) && !feedHosts.has(host))
    .map((host) => `asks ${host}, which no frame and no feed declares`);
