/** A new version is published while a page of the old one is open: its files are gone from the server. */
import { expect, signIn, test } from './platform.ts';

test('a page of the old version says what happened, loads again, and nothing typed is lost', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'piloto');
  // Else the code of the next page would be there already.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/plataforma/informes/manual');
  const comment = page.getByLabel('Comentario');
  await comment.fill('Se cerró el ACARS en crucero.');
  await page.route('**/plataforma/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Flota', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Esta página no se ha podido mostrar' })).toBeVisible();
  await expect(page.getByText('Puede que se haya publicado una versión nueva')).toBeVisible();

  await page.unroute('**/plataforma/assets/*.js');
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dónde está cada avión' })).toBeVisible();
  await page.goto('/plataforma/informes/manual');
  await expect(comment).toHaveValue('Se cerró el ACARS en crucero.');
  // What the browser and the page say of the files that are gone.
  complaints.splice(
    0,
    Infinity,
    ...complaints.filter((one) => !/dynamically imported module|preload/i.test(one)),
  );
});
