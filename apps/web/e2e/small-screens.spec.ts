/** Tablets, phones on their side, and the contact form's columns. */
import { expect, test } from './fixtures/portal.ts';
import { Shell } from './pages/shell.ts';

test('Tableta · la barra lateral es de iconos si no se elige otra cosa, y lo elegido se recuerda', async ({
  page,
  signedInPage,
}) => {
  const { sidebarToggle } = new Shell(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await signedInPage.goto('/notams');
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'true');

  await page.setViewportSize({ width: 820, height: 1180 });
  await sidebarToggle.click();
  await page.reload();
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'true');
});

test('Móvil tumbado · un cajón, un encabezado que se va, y ninguna imagen sobre los campos de acceso', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await signedInPage.goto('/notams');
  await expect(shell.heading).toBeVisible();
  await expect(shell.sidebar).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect(shell.clock).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));

  await shell.openDrawer.click();
  const theme = shell.drawer.getByRole('button', { name: /^Tema/ });
  await expect(theme, 'nothing is pinned: it comes after the menu').not.toBeInViewport();
  await theme.scrollIntoViewIfNeeded();
  await expect(theme).toBeInViewport();

  await page.addInitScript(() => localStorage.clear());
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeVisible();
  await expect(page.locator('img[fetchpriority=high]')).toBeHidden();
  await expect(page.getByLabel('Indicativo')).toBeInViewport();
});

test('Contacto · cada control va 8 px bajo su etiqueta, con error o sin él, y la cuenta empieza en lo escrito', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/comunidad/contacto');
  const gaps = () =>
    page.locator('main form label').evaluateAll((labels) =>
      labels.map((label) => {
        const control = document.getElementById(label.getAttribute('for') ?? '');
        return Math.round((control?.getBoundingClientRect().top ?? 0) - label.getBoundingClientRect().bottom);
      }),
    );
  await expect(page.getByText('0 caracteres escritos')).toBeVisible();
  expect(await gaps()).toEqual([8, 8, 8, 8]);
  await page.getByLabel('Correo electrónico').fill('a@example.com');
  await page.getByRole('button', { name: 'Preparar el correo' }).click();
  await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Correo electrónico')).not.toHaveAttribute('aria-invalid');
  expect(await gaps()).toEqual([8, 8, 8, 8]);
  await expect(page.getByText('13 caracteres escritos')).toBeVisible();
});

test(
  'Encabezado · cada icono dice su nombre bajo el puntero, y flota y NOTAMs llevan palabras si hay ancho',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const shell = new Shell(page);
    await signedInPage.goto('/');
    const shortcuts = shell.header.getByRole('navigation', { name: 'Accesos directos' });
    await expect(shortcuts.getByText('Flota', { exact: true })).toBeVisible();
    await expect(shortcuts.getByText('NOTAMs', { exact: true })).toBeVisible();
    for (const control of await shell.header.locator('a, button').all()) {
      await control.hover();
      await expect(shell.tooltip).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(shell.tooltip).toHaveCount(0);
    }
    const also = page.getByRole('navigation', { name: 'También a mano' });
    for (const name of ['¿Qué vuelo hoy?', 'Mi último plan', 'Tráfico en las redes', 'Briefings'])
      await expect(also.getByRole('link', { name })).toBeVisible();
  },
);
