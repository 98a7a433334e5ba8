import { signInNewPilot } from './new-pilot.ts';
import { expect, signIn, test } from './platform.ts';

test('four clicks from today to a booked flight; then it is changed and cancelled', async ({ page }) => {
  await signInNewPilot(page);
  // 1: a proposal of today. 2: book it in place.
  const proposal = page.locator('li a[href*="/vuelos?"]').first();
  await proposal.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Salidas desde/ })).toBeVisible();
  await page.getByRole('button', { name: /^Reservar [A-Z]{3} \d+$/ }).click();
  await expect(page.getByRole('link', { name: 'Reservado' }).first()).toBeVisible();
  await expect(page.getByText('Ver reserva')).toBeVisible();

  await page.goto('/plataforma/');
  await expect(page.getByRole('heading', { level: 1, name: /sales a|Sales pronto a/ })).toBeVisible();
  await expect(page.getByText(/^Sale en/)).toBeVisible();
  const dispatch = page.getByRole('link', { name: /^Preparar en SimBrief/ });
  await expect(dispatch).toHaveAttribute('href', /orig=LEMD/);
  await expect(dispatch).toHaveAttribute('href', /dest=[A-Z]{4}/);
  await expect(dispatch).toHaveAttribute('href', /fltnum=\d+/);

  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Segundo piloto').fill('EVE999');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Escribe el indicativo de otro piloto en activo').first()).toBeVisible();
  await dialog.getByLabel('Segundo piloto').fill('EVE004');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('EVE004')).toBeVisible();

  // PL-79: the calendar keeps what is cancelled for two days, and another address ends the one before.
  await page.goto('/plataforma/reservas');
  const shown = page.getByRole('status').filter({ hasText: /\.ics$/ });
  await page.getByRole('button', { name: /^(Crear la|Pedir otra) dirección$/ }).click();
  const calendar = await shown.innerText();
  const read = async () => {
    const answer = await page.request.get(calendar);
    return answer.ok() ? answer.text() : String(answer.status());
  };
  expect(await read()).toContain('STATUS:CONFIRMED');
  await page.goto('/plataforma/');
  await page.getByRole('button', { name: 'Anular', exact: true }).click();
  await page.getByRole('button', { name: 'Anular la reserva' }).click();
  await expect(page.getByText('Nada reservado')).toBeVisible();
  expect(await read()).toContain('STATUS:CANCELLED');
  await page.goto('/plataforma/reservas');
  await expect(page.getByText('Cancelado: la anulaste tú').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pedir otra dirección' }).click();
  await expect(shown).not.toHaveText(calendar);
  expect(await read()).toBe('404');
});

test('PL-85: in a frame of 360 px a pilot books and cancels with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'piloto');
  await page.goto('/plataforma/vuelos?marco=1');
  const open = page.getByRole('button', { name: /^Ver vuelo/ }).first();
  await open.focus();
  await page.keyboard.press('Enter');
  const book = page.getByRole('button', { name: /^Reservar [A-Z]{3} \d+$/ });
  await expect(book).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');
  // The act is announced.
  await expect(page.getByRole('status').filter({ hasText: 'Reservado' })).toBeVisible();
  // The button is gone: the focus stands on what took its place.
  await expect(page.getByRole('link', { name: /^Reservado: / })).toBeFocused();
  const strip = page.getByRole('link', { name: 'Ver reserva' });
  await strip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Anular', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Anular', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Anular la reserva' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Cancelado/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the state of the search is in the address, and what finds nothing says what to lift', async ({
  page,
}) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/vuelos?salida=lemd&llegada=lebl&vuelo=101');
  await expect(page.getByRole('button', { name: /101 a Barcelona/ }).first()).toBeVisible();
  // Caracas is flown to from Madrid alone, at whatever hour this runs.
  await page.goto('/plataforma/vuelos?salida=lebl&llegada=svmi');
  await expect(page.getByText('Ninguna salida con esos filtros')).toBeVisible();
  await page.getByRole('button', { name: /^Quitar el destino/ }).click();
  await expect(page).not.toHaveURL(/llegada/);
  await expect(page.getByRole('heading', { level: 1, name: 'Salidas desde Barcelona' })).toBeVisible();
});

test(
  'a button that confirms stays in view, but in a window as low as 256 px it covers nothing of the flight',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, 'piloto');
    await page.goto('/plataforma/vuelos');
    await page
      .getByRole('button', { name: /^Ver vuelo/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Elegir avión y ver todas las condiciones' }).click();
    const confirm = page.getByRole('button', { name: 'Confirmar reserva' });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(confirm).not.toBeInViewport();
    await confirm.focus();
    await expect(confirm).toBeInViewport({ ratio: 1 });
  },
);
