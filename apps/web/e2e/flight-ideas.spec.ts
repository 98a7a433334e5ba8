/** «¿Qué vuelo hoy?» and the links that fill in a dispatch. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { AIRPORTS } from './fixtures/specification.ts';

/** What a link to the dispatch fills in. */
async function dispatched(link: Locator): Promise<Record<string, string>> {
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://dispatch.simbrief.com/options/custom');
  return Object.fromEntries(url.searchParams);
}

test('¿Qué vuelo hoy? · propone lo que cabe en el tiempo, y la dirección lo recuerda @phone-long', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/operaciones/que-vuelo-hoy?desde=lebl&tiempo=120&avion=a320-200');
  const [from, time, aircraft] = ['Desde', 'Tiempo', 'Avión'].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  await expect(from!).toHaveValue('LEBL');
  await expect(time!).toHaveValue('120');
  await expect(aircraft!).toHaveValue('A320-200');
  await expect(page.getByRole('status').filter({ hasText: 'propuestas' })).toHaveText(
    '3 propuestas en 2 h desde LEBL',
  );
  await expect(page.getByRole('article')).toHaveCount(3);
  // One way only: there and back to Palma takes 45 minutes twice and a stop of as long.
  const proposals = page.getByRole('region', { name: 'Propuestas' });
  const pairs = proposals.getByRole('heading', { level: 3 });
  await expect(pairs).toHaveText(['LEBL–LPPT', 'LEBL–LEMD', 'LEBL–LEPA']);
  await time!.selectOption('180');
  const card = proposals.getByRole('article', { name: 'LEBL–LEPA–LEBL' });
  await expect(card).toContainText('Ida y vuelta');
  await expect(card).toContainText('02:15 h');
  await expect(card).toContainText('2 etapas y 45 min en tierra');
  await expect(card.getByRole('listitem').first()).toContainText('EVE111 · 109 NM · 00:45 h');
  expect(await dispatched(card.getByRole('link', { name: 'Preparar en SimBrief LEPA–LEBL' }))).toEqual({
    airline: 'EVE',
    fltnum: '112',
    type: 'A320',
    reg: 'EC-LZD',
    orig: 'LEPA',
    dest: 'LEBL',
    steh: '0',
    stem: '45',
  });
  await expect(card.getByRole('link', { name: 'Reservar LEBL–LEPA' })).toHaveAttribute(
    'href',
    '/operaciones/reservar?salida=lebl&llegada=lepa&avion=A320-200',
  );
  await expect(card.getByRole('link', { name: 'Reservar LEPA–LEBL' })).toHaveAttribute(
    'href',
    '/operaciones/reservar?salida=lepa&llegada=lebl&avion=A320-200',
  );
  await expect(page).toHaveURL('/operaciones/que-vuelo-hoy?desde=LEBL&tiempo=180&avion=A320-200');
  await card.getByRole('link', { name: 'Briefing de LEPA' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LEPA · Palma de Mallorca');
  await page.goBack();
  await expect(time!).toHaveValue('180');
  await expect(card).toBeVisible();
});

test('¿Qué vuelo hoy? · cuando no cabe nada dice qué cambiar, y cambiarlo es un clic', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/operaciones/que-vuelo-hoy?desde=KMCO&tiempo=60');
  await expect(
    page.getByText('En 1 h no cabe ningún vuelo desde KMCO: el más corto dura 8 h 20 min.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sorpréndeme' })).toBeDisabled();
  await page.getByRole('button', { name: 'Buscar con 8 h 20 min' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 propuesta en 8 h 20 min' })).toBeFocused();
  await expect(page.getByRole('article', { name: 'KMCO–LEMD' })).toBeVisible();
  await page.getByLabel('Avión', { exact: true }).selectOption('A320-200');
  await expect(
    page.getByText('La aerolínea no vuela desde KMCO con A320-200: elige otro avión.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Buscar con A330-900' }).click();
  await expect(page.getByRole('article', { name: 'KMCO–LEMD' })).toBeVisible();
  await page.getByLabel('Desde', { exact: true }).selectOption('LEVC');
  await expect(
    page.getByText('Por ahora no hay rutas regulares desde LEVC: elige otro aeropuerto.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Buscar desde LEMD' }).click();
  await page.getByLabel('Avión', { exact: true }).selectOption('');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('¿Qué vuelo hoy? · «Sorpréndeme» propone otro cada vez, y el mismo con la misma dirección', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/operaciones/que-vuelo-hoy?desde=LEMD&tiempo=300&sorpresa=3');
  const title = page.getByRole('region', { name: 'Tu vuelo sorpresa' }).getByRole('heading', { level: 3 });
  const first = (await title.textContent()) ?? '';
  const proposals = page.getByRole('region', { name: 'Propuestas' });
  await expect(proposals.getByRole('article')).toHaveCount(6);
  await proposals.getByRole('button', { name: /^Ver \d+ más$/ }).press('Enter');
  await expect(proposals.getByRole('article').nth(6).getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: 'Sorpréndeme' }).click();
  await expect(page).toHaveURL(/[?&]sorpresa=4$/);
  await expect(title).not.toHaveText(first);
  const second = (await title.textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: 'propuestas' })).toContainText(
    `Tu sorpresa: ${second}`,
  );
  await page.reload();
  await expect(title).toHaveText(second);
  await page.getByLabel('Tiempo', { exact: true }).selectOption('90');
  await expect(title).toHaveCount(0);
  await expect(page).toHaveURL('/operaciones/que-vuelo-hoy?desde=LEMD&tiempo=90');
});

test(
  'Despacho · el aeropuerto, el avión y las etapas de un tour llevan al vuelo ya escrito',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    await signedInPage.goto('/operaciones/aeropuertos/lemd');
    const flights = page.getByRole('region', { name: /^\d+ destinos$/ });
    await expect(flights.getByRole('listitem')).toHaveCount(
      Number(AIRPORTS.find(({ icao }) => icao === 'LEMD')?.destinations),
    );
    expect(await dispatched(flights.getByRole('link', { name: 'SimBrief LEMD–FIMP' }))).toEqual({
      airline: 'EVE',
      fltnum: '401',
      type: 'A359',
      reg: 'EC-NBO',
      orig: 'LEMD',
      dest: 'FIMP',
      steh: '10',
      stem: '35',
    });
    await flights.getByRole('link', { name: '¿Qué vuelo hoy desde LEMD?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Qué vuelo hoy?');

    await page.goto('/flota/cs-tcf');
    const own = page.getByRole('region', { name: 'Volar con CS-TCF' });
    expect(await dispatched(own.getByRole('link', { name: 'SimBrief LPPT–MDPC' }))).toMatchObject({
      type: 'A339',
      reg: 'CS-TCF',
      fltnum: '533',
    });

    await page.goto('/eventos/tours/svalbard');
    const stages = page.getByRole('region', { name: 'Etapas', exact: true });
    await expect(stages.getByRole('link', { name: /^SimBrief/ })).toHaveCount(9);
    expect(await dispatched(stages.getByRole('link', { name: 'SimBrief ENTC–ENSB' }))).toEqual({
      airline: 'EVE',
      type: 'A320',
      reg: 'EC-LZD',
      orig: 'ENTC',
      dest: 'ENSB',
    });
  },
);
