/** A report by hand from the form to its decision, and the rules of the score. */
import { signInNewPilot } from './new-pilot.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, signIn, test } from './platform.ts';

/** So many minutes ago in UTC, as a field of day and time takes it. */
function ago(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 16);
}

test(
  'a report by hand says what stands against it, keeps what was typed, and is decided by another person',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    await signInNewPilot(page);
    await page.goto('/plataforma/informes/manual');
    const fill = async (from: number, to: number) => {
      await page.getByLabel('Fuera calzos').fill(ago(from));
      await page.getByLabel('Despegue').fill(ago(from - 5));
      await page.getByLabel('Toma').fill(ago(to + 5));
      await page.getByLabel('En calzos').fill(ago(to));
    };
    // The fields of a row stand side by side.
    const top = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
    expect(await top('Combustible al llegar, kg')).toBe(await top('Enlace a una prueba'));
    await page.getByLabel('Aeropuerto de salida').fill('LEMD');
    await page.getByLabel('Aeropuerto de llegada').fill('LEBL');
    await page.getByLabel('Avión').selectOption({ index: 1 });
    await fill(200, -60);
    await expect(page.getByText('El vuelo todavía no ha terminado', { exact: false })).toBeVisible();
    await fill(200, 120);
    await expect(page.getByText('El vuelo todavía no ha terminado', { exact: false })).toBeHidden();
    await page.getByLabel('Comentario').fill('a'.repeat(2001));
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Comentario')).toHaveValue('a'.repeat(2001));
    await page.getByLabel('Comentario').fill('Se cerró el ACARS en crucero.');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'De Madrid a Barcelona' })).toBeVisible();
    await page.getByText('¿Algo no cuadra?').click();
    await expect(page.getByRole('heading', { name: 'Segundo piloto' })).toBeVisible();
    const code = page.url().split('/').at(-1) ?? '';

    await page.goto('/plataforma/informes/manual');
    await page.getByText('Horas ya ocupadas por').click();
    await expect(page.getByRole('link', { name: `informe ${code}` })).toBeVisible();
    await fill(150, 90);
    await expect(
      page.getByText(`A esas horas ya tienes el informe ${code}.`, { exact: false }),
    ).toBeVisible();

    const other = await browser.newContext({ locale: 'es-ES' });
    const desk = await other.newPage();
    await signIn(desk, 'revisor');
    await desk.goto('/plataforma/mesa/informes');
    // Other tests may have left reports to decide.
    await desk.locator(`a[href$="/mesa/informes/${code}"]`).click();
    await expect(desk.getByRole('heading', { name: 'Decisión' })).toBeVisible();
    await desk.locator('h1').click();
    await desk.keyboard.press('r');
    await expect(desk.getByLabel('Rechazar', { exact: false })).toBeChecked();
    // A number writes a text by itself; Tab leads to one's own words.
    await expect(desk.locator('[data-texts]')).toBeFocused();
    await desk.locator('h1').click();
    await desk.keyboard.press('a');
    await expect(desk.getByLabel('Aceptar', { exact: false }).first()).toBeChecked();
    await desk.getByRole('button', { name: 'Prueba suficiente' }).click();
    await desk.getByRole('button', { name: 'Aceptar y abrir el siguiente' }).click();
    await expect(desk).not.toHaveURL(new RegExp(`/${code}$`));
    await other.close();

    await page.goto(`/plataforma/informes/${code}`);
    await expect(page.getByText('Aceptado y válido').first()).toBeVisible();
  },
);

test(
  'the rules of points and of the score stand on a page of their own, with the figures that run',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    await expectSoundPage(page, '/plataforma/reglas?marco=1', [360, 1280]);
    for (const path of ['reglas?marco=1', 'puntos/reglas']) {
      await page.goto(`/plataforma/${path}`);
      await expect(page.getByText('Mes entero sin vuelo válido y sin excedencia')).toBeVisible();
      await expect(page.getByRole('heading', { name: '250 kt por debajo de FL100' })).toBeVisible();
    }
  },
);
