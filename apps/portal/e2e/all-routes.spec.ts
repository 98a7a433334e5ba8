/** The sweep: every page by its address and through the app. */
import type { Page } from '@playwright/test';
import { feedHosts, frameHosts } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { ROUTES, routeAt, titleOf } from './fixtures/routes.ts';
import { statusOf } from './fixtures/site.ts';
import { brokenPictures, goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';

test('A-04 · Barrido · no hay dos páginas con el mismo título', () => {
  const titles = ROUTES.map(titleOf);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

const PARTS = 4;

for (let part = 0; part < PARTS; part++) {
  test(`Barrido · cada página por su dirección, parte ${part + 1} de ${PARTS}`, async ({
    page,
    signedInPage,
    services,
  }) => {
    test.setTimeout(120_000);
    const { heading } = new Shell(page);
    for (const route of ROUTES.filter((_, i) => i % PARTS === part)) {
      await test.step(`${route.path} por su dirección`, async () => {
        const answer = await signedInPage.goto(route.path);
        expect(answer?.status()).toBe(statusOf(route.path));
        await expect(heading).toHaveCount(1);
        await expect(heading).toHaveText(route.heading);
        await expect(page).toHaveTitle(titleOf(route));
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        expect(await brokenPictures(page)).toEqual([]);
        for (const frame of await page.locator('iframe').all()) {
          await frame.scrollIntoViewIfNeeded();
          await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
        }
        expect(
          [...services.hosts].filter((host) => !frameHosts.has(host) && !feedHosts.has(host)),
          'hosts that no frame and no feed declares',
        ).toEqual([]);
      });
    }
  });
}

test('R-17 · desde inicio se llega a cada página pulsando enlaces, y cada enlace lleva a una página', async ({
  page,
  signedInPage,
}) => {
  test.setTimeout(120_000);
  const shell = new Shell(page);
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await signedInPage.goto('/');
  await expect(shell.heading).toHaveText('Bienvenido a bordo');
  await shell.expandAll();

  const files = new Set<string>();
  const reached = new Set(['/']);
  const waiting = [{ path: '/', links: await linksOf(page, files) }];
  for (const { path, links } of waiting) {
    for (const link of links) {
      if (reached.has(link)) continue;
      reached.add(link);
      const target = routeAt(link);
      if (new URL(page.url()).pathname !== path) await goInside(page, routeAt(path));
      await page
        .locator(`a[href="${link}"], a[href^="${link}#"], a[href^="${link}?"]`)
        .locator('visible=true')
        .first()
        .click();
      await expect(shell.heading).toHaveText(target.heading);
      await expect(page).toHaveTitle(titleOf(target));
      waiting.push({ path: link, links: await linksOf(page, files) });
    }
  }
  expect([...reached].toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted());
  expect(loads, 'the portal was loaded once').toBe(1);

  expect(files.size).toBeGreaterThan(12);
  for (const file of files) {
    const answer = await page.request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(await answer.text(), file).toContain('</html>');
  }
});

test('Barrido · los documentos enlazan páginas y documentos que existen, y sus imágenes y estilos llegan', async ({
  request,
  page,
  signedInPage,
}) => {
  test.setTimeout(90_000);
  await signedInPage.goto('/notams');
  const documents = new Set<string>();
  for (const route of ROUTES) {
    await goInside(page, route);
    const addresses = await page
      .locator('a[href^="/documentos/"], iframe[src*="/documentos/"]')
      .evaluateAll((nodes) =>
        nodes.map(
          (node) =>
            new URL(node.getAttribute('href') ?? node.getAttribute('src') ?? '', location.origin).pathname,
        ),
      );
    for (const address of addresses) documents.add(address);
  }
  // 20 airports, 6 manuals, 4 regulations, 2 checklists, 2 briefings, points, pilots, 4 seat maps.
  expect(documents.size).toBeGreaterThanOrEqual(40);
  const checked = new Map<string, number>();
  for (const document of documents) {
    const answer = await request.get(document);
    expect(answer.status(), document).toBe(200);
    const html = await answer.text();
    expect(html, document).toMatch(/<html lang="es"/);
    expect(html.match(/<h1[\s>]/g), `${document}: one heading`).toHaveLength(1);
    expect(html, `${document}: no script`).not.toMatch(/<script/i);
    for (const [, address] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      const target = String(address);
      if (ROUTES.some(({ path }) => path === target)) continue;
      if (!checked.has(target)) checked.set(target, (await request.get(target)).status());
      expect(checked.get(target), `${target} in ${document}`).toBe(200);
      expect(target, `${target} in ${document} is no page of the portal`).toMatch(/\.\w+$|^\/documentos\//);
    }
  }
});

test('Barrido · un archivo que no existe es un 404; una página que no existe es del portal @own', async ({
  request,
}) => {
  for (const [path, status] of [
    ['/assets/no-existe.js', 404],
    ['/documentos/no-existe', 404],
    ['/no/existe', 200],
  ] as const) {
    expect((await request.get(path)).status(), path).toBe(status);
  }
});

/** Paths of the portal's own pages that this page links to; files are noted apart. */
async function linksOf(page: Page, files: Set<string>): Promise<string[]> {
  const addresses = await page
    .locator('a[href^="/"]')
    .locator('visible=true')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const isFile = (path: string) => /^\/(?:documentos|descargas)\//.test(path);
  for (const path of addresses.filter(isFile)) files.add(path);
  return [...new Set(addresses.filter((path) => !isFile(path)))];
}
