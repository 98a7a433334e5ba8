/** §2, company notices. */
import { expect, test } from './fixtures/portal.ts';
import { COUNTS } from './fixtures/specification.ts';
import { backgroundOf } from './fixtures/visit.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';

test('§2 /notams · lista de los avisos de la compañía', async ({ page, signedInPage }) => {
  const { cards } = new NotamsPage(page);
  await signedInPage.goto('/notams');
  await expect(cards).toHaveCount(COUNTS.notams);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(/\w{4}/);
    await expect(card.getByRole('time')).toHaveText(/^\d{1,2} de [a-z]+ de \d{4}$/);
  }
});

test('§2 /notams · el detalle se abre en un diálogo, entero, y se cierra', async ({ page, signedInPage }) => {
  const notams = new NotamsPage(page);
  const card = notams.card(/Puntuación mínima/);
  await signedInPage.goto('/notams');
  await notams.detailButton(card).click();
  await expect(notams.dialog).toBeVisible();
  await expect(notams.dialog.getByRole('heading', { name: /Puntuación mínima/ })).toBeVisible();
  await expect(notams.dialog, 'more than the card tells').toContainText(
    'Si crees que la nota se debe a un fallo',
  );
  await notams.dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(notams.dialog).toHaveCount(0);
});

test('§2 /notams · «Marcar como leído» atenúa el aviso y pasa a «Leído»', async ({ page, signedInPage }) => {
  const notams = new NotamsPage(page);
  const card = notams.card(/Orden de arranque/);
  const colour = () => card.getByRole('heading').evaluate((node) => getComputedStyle(node).color);
  await signedInPage.goto('/notams');
  const before = { background: await backgroundOf(card), title: await colour() };
  await notams.readButton(card).click();
  await expect(notams.readButton(card)).toHaveText('Leído');
  await expect(notams.readButton(card)).toBeDisabled();
  expect(await backgroundOf(card)).not.toBe(before.background);
  expect(await colour()).not.toBe(before.title);
  // The rest stays as it was.
  await expect(page.getByRole('button', { name: 'Marcar como leído' })).toHaveCount(COUNTS.notams - 1);
});

test('§2 /notams · también se marca desde el diálogo', async ({ page, signedInPage }) => {
  const notams = new NotamsPage(page);
  const card = notams.card(/Puntuación mínima/);
  await signedInPage.goto('/notams');
  await notams.detailButton(card).click();
  await notams.readButton(notams.dialog).click();
  await expect(notams.readButton(notams.dialog)).toHaveText('Leído');
  await expect(notams.readButton(notams.dialog)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(notams.readButton(card)).toHaveText('Leído');
});

test('§2 /notams · se llega desde el encabezado, que cuenta los avisos sin leer', async ({
  page,
  signedInPage,
}) => {
  const { header, heading } = new Shell(page);
  const notams = new NotamsPage(page);
  await signedInPage.goto('/');
  await header
    .getByRole('link', {
      name: `Avisos de la compañía: ${COUNTS.notams} avisos sin leer`,
    })
    .click();
  await expect(heading).toHaveText('NOTAMs de la compañía');
  for (let left = COUNTS.notams - 1; left >= 0; left--) {
    await page.getByRole('button', { name: 'Marcar como leído' }).first().click();
    const words = left === 0 ? 'todos leídos' : left === 1 ? '1 aviso sin leer' : `${left} avisos sin leer`;
    await expect(header.getByRole('link', { name: `Avisos de la compañía: ${words}` })).toBeVisible();
  }
  await expect(notams.page.getByRole('main').getByRole('status')).toHaveText('Has leído todos los avisos');
});

test('§2 /notams · un aviso abierto tiene dirección propia, y Atrás lo cierra', async ({
  page,
  signedInPage,
}) => {
  const notams = new NotamsPage(page);
  await signedInPage.goto('/notams');
  await notams.detailButton(notams.card(/Puntuación mínima/)).click();
  await expect(notams.dialog).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(notams.dialog).toHaveCount(0);
  await page.goto(address);
  await expect(notams.dialog.getByRole('heading', { name: /Puntuación mínima/ })).toBeVisible();
});
