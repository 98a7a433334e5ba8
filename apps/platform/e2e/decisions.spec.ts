/** A report that waits for a person, decided by two at once, and read by its pilot. */
import { sendFlownReport } from './flown-report.ts';
import { expect, signIn, test } from './platform.ts';

test('PL-48, PL-52: a rejection needs its text, the pilot reads it, and who decides second hears what the first one did', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'piloto');
  // Two flights of one person at one time: somebody has to look at the second.
  await sendFlownReport(page, 150);
  const code = await sendFlownReport(page, 150);

  const open = async () => {
    const context = await browser.newContext({ locale: 'es-ES' });
    const desk = await context.newPage();
    await signIn(desk, 'revisor');
    await desk.goto(`/plataforma/mesa/informes/${code}`);
    await expect(desk.getByRole('heading', { name: 'Decisión' })).toBeVisible();
    return desk;
  };
  const first = await open();
  const second = await open();
  await first.getByLabel('Rechazar', { exact: false }).check();
  const reject = first.getByRole('button', {
    name: 'Rechazar: no es un vuelo verdadero y abrir el siguiente',
  });
  await reject.click();
  await expect(first.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await first.getByRole('button', { name: 'Datos de otro vuelo' }).click();
  await reject.click();
  await expect(first).not.toHaveURL(new RegExp(code));

  await second.getByRole('button', { name: 'Aceptar y abrir el siguiente' }).click();
  await expect(
    second
      .getByRole('alert')
      .filter({ hasText: /rechaz/i })
      .first(),
  ).toBeVisible();
  await first.context().close();
  await second.context().close();

  const text = 'Las horas y los lugares son de otro vuelo.';
  await page.goto(`/plataforma/informes/${code}`);
  await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recurrir' })).toBeVisible();
  await page.goto('/plataforma/mensajes');
  await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
});
