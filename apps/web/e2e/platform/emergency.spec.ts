/** An emergency that a pilot declares on the report: told, read by a person, accepted, and of no weight. */
import { sendTwoAtOnce } from './flown-report.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expect, openReady, signInElsewhere, test } from './platform.ts';

test(
  'a pilot declares an emergency on the report, and a person who reads it accepts it',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await signInNewPilot(page);
    const [, code] = await sendTwoAtOnce(page, 3);
    const report = `/plataforma/informes/${code}`;
    const words = 'Fuego en el motor 2: volvimos con el otro.';
    await openReady(page, report);
    await page.getByText('¿Algo no cuadra?').click();
    await page.getByLabel('Qué pasó').fill(words);
    await page.getByRole('button', { name: 'Declarar la emergencia' }).click();
    await expect(page.getByRole('button', { name: 'Retirar la emergencia' })).toBeVisible();
    await expect(page.getByText(`«${words}»`)).toBeVisible();

    const desk = await signInElsewhere(browser, 'revisor');
    await openReady(desk, `/plataforma/mesa/informes/${code}`);
    await expect(desk.getByRole('region', { name: 'Emergencia' })).toContainText(words);
    await desk
      .getByRole('radio', { name: /^Aceptar/ })
      .first()
      .check();
    await expect(desk.getByText('Emergencia: ni suma ni resta', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Aceptar y abrir el siguiente' }).click();
    await expect(desk).not.toHaveURL(new RegExp(code));
    await desk.context().close();

    await openReady(page, report);
    await expect(page.getByText(/emergencia: ni suma ni resta/i).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retirar la emergencia' })).toHaveCount(0);
  },
);
