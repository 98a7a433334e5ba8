/** The desk for reports: one that waits for a person, decided by two people at once, and read by its pilot. */
import { signInAdministrator } from './administrator.ts';
import { sendFlownReport } from './flown-report.ts';
import { expect, signInElsewhere, test } from './platform.ts';

test('PL-48, PL-52: a rejection needs its text, who decides second hears what the first did, and the pilot reads it', async ({
  page: second,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAdministrator(second);
  const pilot = await signInElsewhere(browser, 'piloto');
  // Two flights of one person at one time: somebody has to look at the second.
  await sendFlownReport(pilot, 150);
  const code = await sendFlownReport(pilot, 150);
  const first = await signInElsewhere(browser, 'revisor');
  for (const desk of [first, second]) {
    await desk.goto(`/plataforma/mesa/informes/${code}`);
    await expect(desk.getByRole('heading', { name: 'Decisión' })).toBeVisible();
    // It stands at the foot of a low window, beside whatever part of the report is read.
    await desk.setViewportSize({ width: 1280, height: 640 });
    await expect(desk.getByRole('radio', { name: /^Aceptar/ }).first()).toBeInViewport({ ratio: 1 });
    await expect(desk.getByRole('button', { name: 'Decidir y abrir el siguiente' })).toBeInViewport();
  }

  // Who has a report open first chooses; a colleague decides meanwhile.
  await second.getByLabel('Aceptar', { exact: false }).first().check();
  await first.getByLabel('Rechazar', { exact: false }).check();
  // With all that it asks for it leaves half of the window to the report, and its button stays in view.
  const docked = first.getByRole('heading', { name: 'Decisión' }).locator('xpath=ancestor::*[@data-docked]');
  expect((await docked.boundingBox())?.height).toBeLessThanOrEqual(640 / 2);
  const reject = first.getByRole('button', {
    name: 'Rechazar: no es un vuelo verdadero y abrir el siguiente',
  });
  await expect(reject).toBeInViewport({ ratio: 1 });
  await reject.click();
  await expect(first.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await first.getByRole('button', { name: 'Datos de otro vuelo' }).click();
  await reject.click();
  await expect(first).not.toHaveURL(new RegExp(code));
  await first.context().close();

  await second.getByRole('button', { name: 'Aceptar y abrir el siguiente' }).click();
  const told = second.getByRole('alert').filter({ hasText: /rechaz/i });
  await expect(told.first()).toBeVisible();

  const text = 'Las horas y los lugares son de otro vuelo.';
  await pilot.goto(`/plataforma/informes/${code}`);
  await expect(pilot.getByText(text, { exact: false }).first()).toBeVisible();
  await expect(pilot.getByRole('button', { name: 'Recurrir' })).toBeVisible();
  await pilot.goto('/plataforma/mensajes');
  await expect(pilot.getByText(text, { exact: false }).first()).toBeVisible();
  await pilot.context().close();
});
