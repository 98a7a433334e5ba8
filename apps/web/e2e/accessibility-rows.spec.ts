/** Rows and L-07 of the checklist that no other file holds. */
import { PASSWORD } from './fixtures/access.ts';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS, POLICIES } from './fixtures/specification.ts';
import { HomePage } from './pages/home-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

test('A-10 · A-11 · el carrusel: qué es, cuándo habla, y se detiene mientras el puntero está encima', async ({
  page,
  signedInPage,
}) => {
  const home = new HomePage(page);
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
  await signedInPage.goto('/');
  await expect(home.pause).toBeVisible();
  await page.clock.pauseAt('2026-03-05T12:05:00Z');
  await expect(home.carousel).toHaveAttribute('aria-roledescription', 'carrusel');
  for (const slide of await home.slides.all()) {
    await expect(slide).toHaveAttribute('aria-roledescription', 'diapositiva');
    await expect(slide).toHaveAttribute('aria-label', new RegExp(`^\\d+ de ${COUNTS.focusAirports}\\b`));
  }
  const live = home.carousel.locator('[aria-live]');
  const shown = home.carousel.locator('[aria-current=true]');
  await home.carousel.hover();
  const resting = String(await shown.getAttribute('aria-label'));
  await page.clock.runFor(60_000);
  await expect(shown, 'not under the pointer').toHaveAccessibleName(resting);
  await page.mouse.move(0, 0);
  await expect(live, 'silent while it turns').toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(4000);
  await expect(shown, 'and on it goes').not.toHaveAccessibleName(resting);
  await home.pause.click();
  await expect(live, 'a change by hand is told').toHaveAttribute('aria-live', 'polite');
  await expect(home.carousel.locator('[role=group][inert]'), 'hidden slides take no focus').toHaveCount(
    COUNTS.focusAirports - 1,
  );
});

test('A-14 · el reloj no habla, y dice la hora también a las máquinas', async ({ page, signedInPage }) => {
  const { clock } = new Shell(page);
  await signedInPage.goto('/documentacion/manuales');
  await expect(clock).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  const speaking =
    'ancestor-or-self::*[@role="timer" or @role="status" or @role="alert" or @aria-live!="off"]';
  await expect(clock.locator(`xpath=${speaking}`)).toHaveCount(0);
});

test('A-15 · los avisos nacen en una región que ya estaba, se leen con calma y se cierran', async ({
  page,
}) => {
  const screen = new SignInScreen(page);
  const toast = new Toasts(page).error;
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
  await screen.open();
  await expect(screen.submit).toBeEnabled();
  const region = page.getByRole('region', { name: 'Notificaciones' });
  await expect(region.locator('[role=alert]'), 'there before anything is said').toHaveCount(1);
  await expect(region.locator('[role=status]')).toHaveCount(1);
  await page.clock.pauseAt('2026-03-05T12:05:00Z');
  await screen.try('EVE12', 'x');
  await expect(toast).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  const close = toast.getByRole('button', { name: 'Cerrar notificación' });
  await close.focus();
  await page.clock.runFor(60_000);
  await expect(toast, 'not while the focus is in it').toBeVisible();
  await expect(toast.getByRole('button'), 'nothing to do in it but to close it').toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});

test('A-20 · el acceso: pegar, mostrar la contraseña, nombres para el gestor y errores junto a su campo', async ({
  page,
  context,
}) => {
  const { callsign, password, submit, ...screen } = new SignInScreen(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await expect(submit).toBeEnabled();
  await expect(callsign).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${PASSWORD}x`);
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password, 'pasting is allowed').toHaveValue(`${PASSWORD}x`);
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await callsign.fill('EVE1');
  await submit.click();
  await expect(callsign).toHaveAttribute('aria-invalid', 'true');
  await expect(callsign).toBeFocused();
  const format = String(await new Toasts(page).error.innerText());
  await callsign.fill('EVE001');
  await submit.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/\w{4}/);
  await expect(new Toasts(page).error.last(), 'two faults, two messages').not.toHaveText(format);
  await expect(screen.heading).toBeVisible();
});

test('A-21 · leído o sin leer, alta o baja: se sabe sin el color', async ({ page, signedInPage }) => {
  const notams = new NotamsPage(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await signedInPage.goto('/notams');
  const card = notams.cards.first();
  const said = async () => (await card.innerText()).replaceAll(/\s+/g, ' ');
  for (const each of await notams.cards.all()) {
    await expect(notams.badge(each)).toHaveText(/^(?:Alta|Media|Baja)$/);
    await expect(notams.badge(each).locator('svg'), 'a shape of its own').toHaveCount(1);
  }
  const before = { words: await said(), picture: await card.screenshot() };
  await notams.readButton(card).click();
  await expect(notams.readButton(card)).toHaveText('Leído');
  expect(await said()).not.toBe(before.words);
  expect((await card.screenshot()).equals(before.picture), 'it looks otherwise in forced colours').toBe(
    false,
  );
});

test('L-07 · las políticas están en el pie de cada página, con la fecha de su última versión', async ({
  page,
  signedInPage,
}) => {
  const { footer, heading, main } = new Shell(page);
  await signedInPage.goto('/comunidad/contacto');
  for (const { title, path } of POLICIES) {
    await footer.locator(`a[href="${path}"]`).click();
    await expect(heading).toHaveText(title);
    await expect(main.getByText(/^Última actualización:/)).toBeVisible();
    await expect(main.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  }
});
