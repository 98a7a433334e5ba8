/** The desk for the timetable: proposed, changed by hand, and from a file. */
import { readFileSync } from 'node:fs';
import { signInAdministrator } from './administrator.ts';
import { expect, test } from './platform.ts';

test(
  'a timetable that is proposed moves no locked row, and one from a file says what is wrong with it',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await signInAdministrator(page);
    await page.goto('/plataforma/mesa/horario');
    const review = page.getByRole('region', { name: 'Revisión' });
    const closeReview = async () => {
      await review.getByRole('button', { name: 'Cerrar la revisión' }).click();
      await expect(review).toBeHidden();
    };
    await page.getByRole('button', { name: 'Proponer horario' }).click();
    await expect(review.getByText('No cambia nada.')).toBeVisible();
    await closeReview();
    const lock = async (locked: boolean) => {
      await page.getByRole('button', { name: 'Cambiar el vuelo 101' }).click();
      await page.getByLabel('Bloqueado').setChecked(locked);
      await page.getByRole('dialog').getByLabel('Motivo').fill('Conecta con el tren');
      await page.getByRole('button', { name: 'Guardar el vuelo' }).click();
      await expect(page.getByText(', bloqueado')).toHaveCount(locked ? 1 : 0);
    };
    await lock(true);
    // PL-74: proposed again, the locked row is left alone and nothing else moves.
    await page.getByRole('button', { name: 'Proponer horario' }).click();
    await expect(review.getByText('No cambia nada.')).toBeVisible();
    await closeReview();
    // PL-75: what is exported is read back as it is.
    const csvField = page.getByLabel('Archivo CSV');
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar el horario en ese formato' }).click();
    const file = await (await exported).path();
    await csvField.setInputFiles(file);
    await expect(review.getByText('No cambia nada.')).toBeVisible();
    await closeReview();
    await lock(false);
    // PL-76, PL-75: one number on three days is three flights; the row with an unknown airport is named and stays out.
    const taken = readFileSync(file, 'utf8').matchAll(/^EVE,(\d+),/gm);
    const number = Math.max(...Array.from(taken, ([, one]) => Number(one))) + 1;
    const week = [
      'airline,flight_number,dpt_airport,arr_airport,days,dpt_time,arr_time,flight_time,subfleets',
      ...['1', '3', '5'].map((day, at) => `EVE,${number},LEMD,LEBL,${day},1${at}00,,75,a320-200`),
      `EVE,${number + 1},LEMD,XXXX,135,0800,0910,70,a320-200`,
    ];
    await csvField.setInputFiles({
      name: 'semana.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(week.join('\n')),
    });
    await expect(page.getByText('Línea 5, arr_airport «XXXX»', { exact: false })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${number} LEMD–LEBL`))).toHaveCount(3);
    await review.getByLabel('Motivo').fill('Vuelos de la semana');
    await review.getByRole('button', { name: 'Aplicar sólo las filas buenas' }).click();
    await expect(review).toBeHidden();
    await page.getByRole('main').getByLabel('Buscar').fill(String(number));
    await expect(page.getByRole('status').filter({ hasText: 'Del 1 al 3, de 3.' })).toBeVisible();
    await page.getByLabel('Archivo CSV').setInputFiles({
      name: 'horario.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('airline,flight_number\nEVE,9'),
    });
    await expect(page.getByText('Falta la columna «dpt_airport».', { exact: false })).toBeVisible();
  },
);
