/** The logbook without a network, and what the browser keeps for it, against what the cookie policy says. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sendFlownReport } from './flown-report.ts';
import { expect, giveAccess, signIn, test } from './platform.ts';

const POLICY = readFileSync(new URL('../../../../content/policies/cookies.md', import.meta.url), 'utf8');

/** Names of all that the browser keeps for this page but the cookies; every draft under one name. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => key.replace(/^borrador:.*/, 'borrador:*')),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
  ]);
}

/** Addresses of the API whose answers are kept. */
function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('plataforma-bitacora'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

test(
  'bookings, the logbook and the reports that were read open without a network, and say since when',
  { tag: '@long' },
  async ({ page, context, complaints }) => {
    test.setTimeout(300_000);
    const { callsign, password } = await signIn(page, 'piloto');
    const code = await sendFlownReport(page, 30);
    // A browser that could not keep the pages at one visit tries again at the next.
    await expect(async () => {
      await page.goto('/plataforma/informes');
      await expect(page.locator(`a[href$="/informes/${code}"]`)).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 40_000 })
        .toBe('activated');
    }).toPass({ timeout: 150_000 });
    await page.locator(`a[href$="/informes/${code}"]`).click();
    await expect(page.getByRole('region', { name: 'Perfil del vuelo' })).toBeVisible();
    await expect.poll(() => keptAnswers(page)).toContain('/plataforma/api/v1/me/totals');
    await expect.poll(() => keptAnswers(page)).toContain(`/plataforma/api/v1/reports/${code}/profile`);
    await page.goto('/plataforma/reservas');
    await expect.poll(() => keptAnswers(page)).toContain('/plataforma/api/v1/bookings');

    await context.setOffline(true);
    await page.goto('/plataforma/informes');
    const state = page.getByRole('main').getByRole('status').filter({ hasText: 'Sin conexión' });
    await expect(state).toContainText(/Datos del \d+ \S+ \d{4} \d\d:\d\dZ, hace /);
    await expect(page.getByRole('term').filter({ hasText: /^Horas$/ })).toBeVisible();
    const mark = page.getByRole('navigation', { name: 'Principal' }).locator('img').first();
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.locator(`a[href$="/informes/${code}"]`).click();
    await expect(page.getByRole('heading', { name: 'De Madrid a Barcelona' })).toBeVisible();
    await expect(state).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Perfil del vuelo' })).toBeVisible();
    // The map that moves where the browser still has it, else its picture.
    const picture = page.getByRole('img', { name: 'Recorrido de Madrid a Barcelona' });
    const map = page.getByRole('application', { name: 'Mapa del recorrido' });
    await expect(picture.or(map).first()).toBeVisible();
    await page.goto('/plataforma/reservas');
    await expect(state.first()).toContainText(/Datos del /);
    await expect(page.getByRole('heading', { name: 'Anteriores' })).toBeVisible();
    await context.setOffline(false);
    await expect(state).toHaveCount(0);

    // A file is none of the pages: the browser says that it does not come, and nothing of ours stands at its address.
    await context.setOffline(true);
    await page.getByRole('link', { name: 'calendario de eventos' }).click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    // A page that is not kept, nor one of the bar's, says so and leads on.
    await page.goto('/plataforma/premios');
    await expect(
      page.getByText('Esta página ha fallado y no se puede mostrar. No hay conexión'),
    ).toBeVisible();
    await context.setOffline(false);
    // It comes by itself once there is a network.
    await expect(page.getByText('Esta página ha fallado y no se puede mostrar.')).toHaveCount(0);
    await expect(page.getByRole('link', { name: callsign, exact: true })).toBeVisible();

    await page.goto('/plataforma/informes/manual');
    await page.getByLabel('Comentario').fill('Se cerró el ACARS en crucero.');
    const kept = [...(await keptNames(page)), ...(await context.cookies()).map(({ name }) => name)];
    const declared = [...POLICY.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
      // Over plain http, as here, cookies go without the prefix that asks for https.
      names.split(', ').map((name) => name.replaceAll('`', '').replace('__Host-', '')),
    );
    expect(kept.filter((name) => !declared.includes(name))).toEqual([]);
    const ours = declared.filter((name) => /^(?:plataforma-|borrador)/.test(name));
    expect(ours.filter((name) => !kept.includes(name))).toEqual([]);

    await page.goto('/plataforma/cuenta');
    await page.getByRole('button', { name: 'Cerrar la sesión en este equipo' }).click();
    await expect(page.getByRole('button', { name: 'Acceder', exact: true })).toBeVisible();
    expect(
      (await keptNames(page)).filter((name) => /^(?:borrador|plataforma-(?!paginas))/.test(name)),
    ).toEqual([]);
    await context.setOffline(true);
    await page.goto(`/plataforma/informes/${code}`);
    await expect(page.getByText('No hay conexión para cargar tu sesión.')).toBeVisible();
    await context.setOffline(false);
    await giveAccess(page, callsign, password);
    await expect(page.getByRole('heading', { name: 'De Madrid a Barcelona' })).toBeVisible();
    // What the browser itself says of a network that is not there.
    complaints.splice(
      0,
      Infinity,
      ...complaints.filter(
        (one) => !/ERR_(?:INTERNET_DISCONNECTED|FAILED)|dynamically imported module/.test(one),
      ),
    );
  },
);
