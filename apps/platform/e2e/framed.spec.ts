import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../scripts/lib/hash-files.mjs';
import { siteRoot } from '../../../scripts/lib/project.mjs';
import { expect, test } from './platform.ts';

/** A sentence of React's own errors. */
const REACT = 'https://react.dev/errors/';

test('React stands in one file of the site, which both apps load', () => {
  const dist = join(siteRoot, 'dist');
  const scripts = listFiles(dist, ['.']).filter((file) => file.endsWith('.js'));
  const holding = scripts.filter((file) => readFileSync(join(dist, file), 'utf8').includes(REACT));
  expect(holding).toEqual([expect.stringMatching(/^\.\/assets\/react-[\w-]{8}\.js$/)]);
});

test('PL-02: in the portal’s frame one sees the public part and the form, and React comes over the line once', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('pilotIndicativo', 'EVE004'));
  await page.goto('/comunidad/pilotos');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel('Indicativo', { exact: true })).toBeVisible();
  /** Bytes that each script of React took over the line. */
  const bytes = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/react-/.test(name))
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).transferSize] as const);
  const outside = await page.evaluate(bytes);
  const inside = await frame.locator('body').evaluate(bytes);
  expect(outside).toHaveLength(1);
  expect(inside).toEqual([[outside[0]?.[0], 0]]);
});
