/** Every link leads somewhere: from page to page through the app, and from pages and documents to files. */
import type { APIRequestContext, Page } from '@playwright/test';
import { leadsToPlatformPage } from '@va/content/platform-addresses.ts';
import { expect, test } from './fixtures/portal.ts';
import { ROUTES, routeAt, titleOf } from './fixtures/routes.ts';
import { countLoads, goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';

const isRoute = (path: string) => ROUTES.some((route) => route.path === path);

test(
  'R-17 · a cada página se llega desde inicio pulsando enlaces, y cada enlace y documento lleva a lo que existe',
  { tag: '@long' },
  async ({ page, request, signedInPage }) => {
    test.setTimeout(180_000);
    const shell = new Shell(page);
    const loads = countLoads(page);
    await signedInPage.goto('/');
    await expect(shell.heading).toContainText('Bienvenido a bordo');
    await shell.expandAll();

    const files = new Set<string>();
    const paths = ROUTES.map(({ path }) => path);
    const links = new Map([['/', await linksOf(page, files)]]);
    const unseen = (path: string) =>
      links.get(path)?.find((link) => !links.has(link) && (paths.includes(link) || !isRoute(link)));
    // Onwards from where one stands, and back to the last page that has a link left.
    const way = ['/'];
    for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
      const link = unseen(at);
      if (link === undefined) {
        way.pop();
        continue;
      }
      const target = routeAt(link);
      if (new URL(page.url()).pathname !== at) await goInside(page, routeAt(at));
      await page
        .locator(`a[href="${link}"], a[href^="${link}#"], a[href^="${link}?"]`)
        .locator('visible=true')
        .first()
        .click();
      await expect(shell.heading).toHaveText(target.heading);
      await expect(page).toHaveTitle(titleOf(target));
      links.set(link, await linksOf(page, files));
      way.push(link);
    }
    expect([...links.keys()].toSorted()).toEqual(paths.toSorted());
    expect(new Set(ROUTES.map(titleOf)).size, 'every page has a title of its own').toBe(ROUTES.length);
    expect(loads, 'the portal was loaded once').toHaveLength(1);
    await checkFiles(request, files);
  },
);

/** Documents, files to keep and pages of the platform are there, whole; documents link to what exists. */
async function checkFiles(request: APIRequestContext, files: ReadonlySet<string>): Promise<void> {
  const documents = [...files].filter((path) => path.startsWith('/documentos/'));
  const platform = [...files].filter((path) => path.startsWith('/plataforma/'));
  // 20 airports, 6 manuals, 4 regulations, 2 checklists, 2 briefings, points, pilots, 4 seat maps.
  expect(documents.length).toBeGreaterThanOrEqual(40);
  expect(files.size, 'files to keep as well').toBeGreaterThan(documents.length + platform.length);
  expect(
    platform.filter((path) => !leadsToPlatformPage(path)),
    'pages that the platform does not have',
  ).toEqual([]);
  const checked = new Map<string, number>();
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    const html = await answer.text();
    expect(html, file).toContain('</html>');
    expect(html, file).toMatch(/<html [^>]*lang="es"/);
    if (platform.includes(file)) continue;
    expect(html.match(/<h1[\s>]/g), `${file}: one heading`).toHaveLength(1);
    expect(html, `${file}: no script`).not.toMatch(/<script/i);
    for (const [, address] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      const target = String(address);
      if (isRoute(target)) continue;
      if (!checked.has(target)) checked.set(target, (await request.get(target)).status());
      expect(checked.get(target), `${target} in ${file}`).toBe(200);
      expect(target, `${target} in ${file} is no page of the portal`).toMatch(/\.\w+$|^\/documentos\//);
    }
  }
}

test('un archivo que no existe es un 404; una página que no existe es la del portal @own', async ({
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

/** Paths of the portal's own pages that this page shows a link to; files that it links to or frames are noted apart. */
async function linksOf(page: Page, files: Set<string>): Promise<string[]> {
  const addresses = await page.locator('a[href^="/"], iframe[src]').evaluateAll((nodes) =>
    nodes
      .map((node) => ({
        url: new URL(node.getAttribute('href') ?? node.getAttribute('src') ?? '', location.origin),
        visible: node.checkVisibility({ visibilityProperty: true }),
      }))
      .filter(({ url }) => url.origin === location.origin)
      .map(({ url, visible }) => ({ path: url.pathname, visible })),
  );
  // The platform is an app of its own: its pages are walked through in its own tests.
  const isFile = (path: string) => /^\/(?:documentos|descargas|plataforma)\//.test(path);
  for (const { path } of addresses) if (isFile(path)) files.add(path);
  const shown = addresses.filter(({ path, visible }) => visible && !isFile(path));
  return [...new Set(shown.map(({ path }) => path))];
}
