/** «Mi último plan»: the pilot's last flight plan, from the provider's answers, good and bad. */
import type { Page } from '@playwright/test';
import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import { violations } from './page-checks/axe.ts';
import { json } from './fixtures/feeds/feeds.ts';
import { expect, test } from './fixtures/portal.ts';

const FEED = 'simbrief-plan';
const PATH = '/operaciones/mi-plan';
const HOUR = 60 * 60_000;
const OURS = {
  airline: 'EVE',
  registration: 'EC-LZD',
  from: 'LEMD',
  to: 'LEBL',
  alternate: 'LEVC',
  host: 'www.simbrief.com',
};

/** A plan of the airline, so many hours old. */
const plan = (hours: number, change: Record<string, unknown> = {}) =>
  flightPlanAnswer(new Date(Date.now() - hours * HOUR), change, OURS);

const field = (page: Page) => page.getByLabel('Tu alias o tu número de piloto en SimBrief');

async function ask(page: Page, alias: string): Promise<void> {
  await field(page).fill(alias);
  await page.getByRole('button', { name: 'Traer mi último plan' }).click();
}

test('Mi último plan · lo trae por el alias, lo enseña entero y olvida el alias cuando se le pide @phone-long', async ({
  page,
  signedInPage,
  feeds,
}) => {
  feeds.play(FEED, json(plan(2)));
  await signedInPage.goto('/operaciones/plan');
  await page.getByRole('main').getByRole('link', { name: 'Mi último plan' }).click();
  await expect(field(page)).toBeVisible();
  expect(feeds.count(FEED), 'nothing is asked before the pilot says whose plan').toBe(0);
  await page.getByRole('button', { name: 'Traer mi último plan' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/Escribe tu alias/);
  await ask(page, ' piloto ');

  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'EVE101' })).toBeVisible();
  const plans = feeds.asked.filter(({ host }) => host.endsWith('simbrief.com'));
  expect(plans.map(({ search }) => search)).toEqual(['?username=piloto&json=v2']);
  await expect(main).toContainText('LEMD PINAR2U PINAR UN870 BARPI DCT SOLDU LEBL');
  await expect(main).toContainText('crucero a FL330 (33 000 ft)');
  await expect(main).toContainText('viento medio: 12 kt de cara');
  await expect(main).toContainText('Generado hace 2 h');
  await expect(main.getByText('Este plan tiene más de 24 horas')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Combustible' })).toContainText('En calzos (block)5369 kg');
  await expect(page.getByRole('region', { name: 'Combustible' })).not.toContainText('ETOPS');
  await expect(page.getByRole('region', { name: 'Pesos' })).toContainText(
    '62 114 kgde un máximo de 77 000 kg',
  );
  await expect(page.getByRole('region', { name: 'Tiempos' })).toContainText(
    /Fuera calzos \(OUT\)\d\d:\d\dZ \(\d\d:\d\d local\)/,
  );
  await expect(page.getByRole('region', { name: 'Alternativo' })).toContainText('LEVC');
  await expect(page.getByRole('region', { name: 'Meteorología del plan' })).toContainText(
    'METAR LEMD 211900Z 34006KT CAVOK 09/01 Q1022 NOSIG',
  );
  const files = page.getByRole('region', { name: 'Descargas' });
  await files.getByText('Para el simulador y sus aviones').click();
  for (const link of await files.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.simbrief\.com\/ofp\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  expect(await main.innerText(), 'nothing of the provider’s own page').not.toMatch(
    /\[ OFP \]|alert|undefined|NaN/,
  );

  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(field(page)).toHaveValue('piloto');
  await expect(page.getByRole('heading', { name: 'EVE101' })).toBeVisible();
  await page.getByRole('button', { name: 'Olvidar mi alias' }).click();
  await expect(page.getByRole('heading', { name: 'EVE101' })).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('piloto');
});

test(
  'Mi último plan · un plan viejo, en libras y con huecos: lo dice, da los kilos y no deja líneas vacías',
  { tag: '@long' },
  async ({ page, signedInPage, feeds }) => {
    const answer = plan(50, {
      alternate: [],
      weather: {},
      weights: {},
      images: [],
      fuel: { plan_ramp: '11836', taxi: '-4', enroute_burn: 'poco' },
    });
    feeds.play(FEED, json({ ...answer, params: { ...(answer['params'] as object), units: 'lbs' } }));
    await signedInPage.goto(PATH);
    await ask(page, '123456');
    await expect(page.getByText('Este plan tiene más de 24 horas')).toBeVisible();
    expect(feeds.asked[0]?.searchParams.get('userid')).toBe('123456');
    await expect(page.getByRole('link', { name: 'Preparar de nuevo en SimBrief LEMD–LEBL' })).toHaveAttribute(
      'href',
      /orig=LEMD&.*dest=LEBL/,
    );
    await expect(page.getByRole('region', { name: 'Combustible' })).toContainText('5369 kg (11 836 lb)');
    await expect(page.getByRole('region', { name: 'Combustible' }).locator('dt')).toHaveCount(1);
    await expect(page.getByText('2 filas descartadas por erróneas')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'EVE101',
      'Ruta',
      'Tiempos',
      'Combustible',
      'Descargas',
    ]);
  },
);

test(
  'Mi último plan · alias desconocido, media respuesta, una página y un corte: dice qué pasa y conserva lo escrito',
  { tag: '@long' },
  async ({ page, signedInPage, feeds, problems }) => {
    problems.expect(/Failed to load resource/);
    const good = JSON.stringify(plan(0));
    await page.clock.install();
    feeds.play(FEED, { status: 400, body: JSON.stringify({ fetch: { status: 'Error: Unknown UserID' } }) });
    await signedInPage.goto(PATH);
    await ask(page, 'nadie');
    await expect(field(page)).toHaveAccessibleDescription(
      /SimBrief no conoce «nadie» o no tiene ningún plan suyo/,
    );
    await expect(field(page)).toHaveValue('nadie');
    expect(feeds.count(FEED), 'who is unknown stays so').toBe(1);

    feeds.play(FEED, { body: good.slice(0, 2000) });
    await ask(page, 'media');
    await runRetries(page);
    await expect(page.getByText('SimBrief ha contestado algo que el portal no entiende.')).toBeVisible();
    await expect(field(page)).toHaveValue('media');

    feeds.play(FEED, { body: '<!doctype html><title>Mantenimiento</title>', contentType: 'text/html' });
    await ask(page, 'pagina');
    await runRetries(page);
    await expect(page.getByText('SimBrief ha contestado algo que el portal no entiende.')).toBeVisible();

    feeds.play(FEED, 'cut');
    await ask(page, 'corte');
    await runRetries(page);
    await expect(page.getByText('No se ha podido llegar a SimBrief.')).toBeVisible();

    feeds.play(FEED, { body: good });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'EVE101' })).toBeVisible();
    await expect(field(page)).toHaveValue('corte');
  },
);

/** Lets the waits between the tries of a query pass. */
async function runRetries(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(page.getByText('Sin datos')).toBeVisible({ timeout: 300 });
  }).toPass();
}
