/** §4: states and transitions; those of signing in are in spec-2-sign-in.spec.ts, «menos movimiento» in motion.spec.ts. */
import { liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS } from './fixtures/specification.ts';
import { routeAt } from './fixtures/routes.ts';
import { goInside } from './fixtures/visit.ts';
import { HomePage } from './pages/home-page.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';

test('§4 NOTAM · lo leído se recuerda al cambiar de página y se olvida al recargar, como la página avisa', async ({
  page,
  signedInPage,
}) => {
  const notams = new NotamsPage(page);
  await signedInPage.goto('/notams');
  await expect(page.getByRole('main')).toContainText('Lo leído se olvida al recargar la página.');
  const read = page.getByRole('button', { name: 'Leído', exact: true });
  await notams.readButton(notams.cards.first()).click();
  await expect(read).toHaveCount(1);
  await goInside(page, routeAt('/flota'));
  await goInside(page, routeAt('/notams'));
  await expect(read).toHaveCount(1);
  const kept = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
  );
  expect(kept, 'in memory only').not.toMatch(/notam|aviso|leid|verano|pirep/i);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Marcar como leído' })).toHaveCount(COUNTS.notams);
  await expect(read).toHaveCount(0);
});

test('§4 Barra lateral · desplegada o contraída; elegir un grupo la despliega; los grupos nacen cerrados en cada visita', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');

  await test.step('contraída conserva los nombres para quien no la ve', async () => {
    await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'true');
    await shell.sidebarToggle.click();
    await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
    await expect(shell.entry('Mi Perfil')).toBeVisible();
    await expect(shell.group('Operaciones')).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('elegir un grupo con la barra contraída la despliega y lo abre', async () => {
    await shell.group('Comunidad').click();
    await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'true');
    await expect(shell.entry('Equipo Directivo')).toBeVisible();
  });

  await test.step('los grupos vuelven a estar cerrados en cada visita', async () => {
    await page.reload();
    await expect(shell.group('Comunidad')).toHaveAttribute('aria-expanded', 'false');
    await expect(shell.sidebar.locator('[aria-expanded=true]')).toHaveCount(0);
  });
});

test('§4 Carrusel · parado por el piloto, parado se queda; reanudado, sigue', async ({
  page,
  signedInPage,
}) => {
  const home = new HomePage(page);
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
  await signedInPage.goto('/');
  await home.dot('Tashkent').click();
  await page.mouse.move(0, 0);
  await expect(home.resume).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(home.dot('Tashkent')).toHaveAttribute('aria-current', 'true');
  await home.resume.click();
  await page.mouse.move(0, 0);
  await expect(home.pause).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(home.dot('Dublin'), 'after the last comes the first').toHaveAttribute('aria-current', 'true');
});

test('§4 Diálogo de libreas · cerrado al llegar, se abre y se cierra de tres maneras', async ({
  page,
  signedInPage,
}) => {
  const liveriesPage = new LiveriesPage(page);
  const title = liveries.flatMap(({ items }) => items).find(({ url }) => url === 'discord-only')?.title;
  const open = () => liveriesPage.discordOnly(String(title)).click();
  await signedInPage.goto('/recursos/liveries');
  await expect(liveriesPage.dialog).toHaveCount(0);
  const ways = [
    () => liveriesPage.dialog.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await open();
    await expect(liveriesPage.dialog).toBeVisible();
    await close();
    await expect(liveriesPage.dialog).toHaveCount(0);
  }
});
