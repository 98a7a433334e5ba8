/** §4: states and transitions. */
import { PASSWORD } from './fixtures/access.ts';
import { liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS } from './fixtures/specification.ts';
import { routeAt } from './fixtures/routes.ts';
import { goInside } from './fixtures/visit.ts';
import { HomePage } from './pages/home-page.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

test('§4 Acceso · al acertar se guarda el identificador, y dura de una visita a otra', async ({
  page,
  context,
}) => {
  const screen = new SignInScreen(page);
  await screen.open('/notams');
  await screen.try('EVE003', PASSWORD);
  await expect(new Shell(page).header).toContainText('Hola, EVE003');
  const later = await context.newPage();
  await later.goto('/mi-perfil');
  await expect(new Shell(later).header).toContainText('Hola, EVE003');
});

test('§4 NOTAM · lo leído se recuerda al cambiar de página y se olvida al recargar', async ({
  page,
  signedInPage,
}) => {
  const notams = new NotamsPage(page);
  await signedInPage.goto('/notams');
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

test('§4 NOTAM · la página avisa de que lo leído se olvida al recargar', async ({ page, signedInPage }) => {
  await signedInPage.goto('/notams');
  await expect(page.getByRole('main')).toContainText('Lo leído se olvida al recargar la página.');
});

test('§4 Barra lateral · desplegada o contraída; contraída conserva los nombres para quien no la ve', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'true');
  await shell.sidebarToggle.click();
  await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  await expect(shell.entry('Mi Perfil')).toBeVisible();
  await expect(shell.group('Operaciones')).toHaveAttribute('aria-expanded', 'false');
});

test('§4 Barra lateral · elegir un grupo con la barra contraída la despliega y lo abre', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  await shell.sidebarToggle.click();
  await shell.group('Comunidad').click();
  await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'true');
  await expect(shell.entry('Equipo Directivo')).toBeVisible();
});

test('§4 Barra lateral · los grupos vuelven a estar cerrados en cada visita', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  await shell.expandAll();
  await page.reload();
  await expect(shell.group('Operaciones')).toHaveAttribute('aria-expanded', 'false');
  await expect(shell.sidebar.locator('[aria-expanded=true]')).toHaveCount(0);
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

test('§4 Carrusel · con «menos movimiento» en el sistema no avanza solo', async ({ page, signedInPage }) => {
  const home = new HomePage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
  await signedInPage.goto('/');
  await expect(home.resume).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(home.dot('Dublin')).toHaveAttribute('aria-current', 'true');
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
