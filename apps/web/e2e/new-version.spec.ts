/** R-04 with a version that differs in its worker alone; deploy.spec.ts has one that is built anew, in the long run. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyReady, expect, test as siteTest } from './fixtures/offline.ts';
import { PROJECT } from './fixtures/site.ts';
import { countLoads } from './fixtures/visit.ts';
import { ContactPage } from './pages/contact-page.ts';
import { newVersion, takeNewVersion } from './pages/update-bar.ts';

const test = siteTest.extend<{ nextVersion: string }>({
  // eslint-disable-next-line no-empty-pattern
  nextVersion: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-next-'));
    // Without what is compressed of the worker, which would be sent in its place.
    const filter = (path: string) => !/sw\.js\.(?:br|gz)$/.test(path);
    for (const part of ['dist', 'dist-server'])
      cpSync(join(PROJECT, part), join(folder, part), { recursive: true, filter });
    appendFileSync(join(folder, 'dist/sw.js'), '\n// The next version.\n');
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test(
  'R-04 · una versión nueva se ofrece y no se impone: lo escrito sigue ahí hasta que se actualiza',
  { tag: '@long' },
  async ({ page, context, site, nextVersion, signedInPage }) => {
    const contact = new ContactPage(page);
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
    const loads = countLoads(page);
    await signedInPage.goto('/comunidad/contacto');
    await copyReady(page);
    await contact.message.fill('A medio escribir');
    await site.publish(nextVersion);
    // Another visit is what makes the browser look for a new worker.
    const other = await context.newPage();
    await other.goto('/flota');
    await expect(newVersion(page)).toBeVisible({ timeout: 30_000 });
    await other.close();
    expect(await waits()).toBe('installed');
    await expect(contact.message).toHaveValue('A medio escribir');
    expect(loads, 'nothing was loaded anew').toHaveLength(1);

    await takeNewVersion(page);
    await expect.poll(() => loads.length).toBe(2);
    await expect(contact.message).toBeVisible();
    await expect(newVersion(page)).toHaveCount(0);
    await expect.poll(waits).toBeUndefined();
  },
);
