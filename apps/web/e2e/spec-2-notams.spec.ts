/** §2, company notices. */
import { expect, test } from './fixtures/portal.ts';
import { COUNTS } from './fixtures/specification.ts';
import { backgroundOf } from './fixtures/visit.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';

test('§2 /notams · lista, detalle, «Leído» y dirección propia de un NOTAM', async ({
  page,
  signedInPage,
}) => {
  const notams = new NotamsPage(page);
  const [minimum, order] = [notams.card(/Puntuación mínima/), notams.card(/Orden de arranque/)];
  await signedInPage.goto('/notams');

  await test.step('lista de los NOTAMs de la compañía', async () => {
    await expect(notams.cards).toHaveCount(COUNTS.notams);
    for (const card of await notams.cards.all()) {
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(/\w{4}/);
      await expect(card.getByRole('time').first()).toHaveText(/^\d{1,2}\sde\s[a-z]+ de \d{4}$/);
    }
  });

  await test.step('el detalle se abre en un diálogo, entero, y se cierra', async () => {
    await notams.detailButton(minimum).click();
    await expect(notams.dialog).toBeVisible();
    await expect(notams.dialog.getByRole('heading', { name: /Puntuación mínima/ })).toBeVisible();
    await expect(notams.dialog, 'more than the card tells').toContainText(
      'Si crees que la nota se debe a un fallo',
    );
    await notams.dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(notams.dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/aviso=/);
  });

  await test.step('«Marcar como leído» atenúa el aviso y pasa a «Leído»', async () => {
    const colour = () => order.getByRole('heading').evaluate((node) => getComputedStyle(node).color);
    const before = { background: await backgroundOf(order), title: await colour() };
    await notams.readButton(order).click();
    await expect(notams.readButton(order)).toHaveText('Leído');
    await expect(notams.readButton(order)).toBeDisabled();
    expect(await backgroundOf(order)).not.toBe(before.background);
    expect(await colour()).not.toBe(before.title);
    // The rest stays as it was.
    await expect(page.getByRole('button', { name: 'Marcar como leído' })).toHaveCount(COUNTS.notams - 1);
  });

  await test.step('también se marca desde el diálogo', async () => {
    await notams.detailButton(minimum).click();
    await notams.readButton(notams.dialog).click();
    await expect(notams.readButton(notams.dialog)).toHaveText('Leído');
    await expect(notams.readButton(notams.dialog)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(notams.readButton(minimum)).toHaveText('Leído');
    await expect(page).not.toHaveURL(/aviso=/);
  });

  await test.step('un aviso abierto tiene dirección propia, y Atrás lo cierra', async () => {
    await notams.detailButton(minimum).click();
    await expect(notams.dialog).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(notams.dialog).toHaveCount(0);
    await page.goto(address);
    await expect(notams.dialog.getByRole('heading', { name: /Puntuación mínima/ })).toBeVisible();
  });
});

test('§2 /notams · se llega desde el encabezado, que cuenta los NOTAMs sin leer', async ({
  page,
  signedInPage,
}) => {
  const { header, heading, main } = new Shell(page);
  await signedInPage.goto('/');
  await header
    .getByRole('link', {
      name: `NOTAMs de la compañía: ${COUNTS.notamsInForce} NOTAMs sin leer`,
    })
    .click();
  await expect(heading).toHaveText('NOTAMs de la compañía');
  for (let left = COUNTS.notamsInForce - 1; left >= 0; left--) {
    await page.getByRole('button', { name: 'Marcar como leído' }).first().click();
    const words = left === 0 ? 'todos leídos' : left === 1 ? '1 NOTAM sin leer' : `${left} NOTAMs sin leer`;
    await expect(header.getByRole('link', { name: `NOTAMs de la compañía: ${words}` })).toBeVisible();
  }
  await expect(main.getByRole('status')).toHaveText('Has leído todos los NOTAMs');
});
