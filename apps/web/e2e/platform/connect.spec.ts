import { expect, signIn, test } from './platform.ts';

test(
  'un programa que enseña un código recibe su clave cuando el piloto lo autoriza',
  { tag: '@long' },
  async ({ page, request }) => {
    await signIn(page, 'piloto');
    const program = `Grabador ${test.info().workerIndex}-${test.info().repeatEachIndex}`;
    const asked = await request.post('/plataforma/api/v1/device', { data: { program } });
    const { userCode, deviceCode, verificationUrlComplete } = await asked.json();
    await page.goto(`/plataforma/dispositivo${new URL(verificationUrlComplete).search}`);
    await expect(page.getByRole('textbox', { name: 'Código' })).toHaveValue(userCode);
    await page.getByRole('textbox', { name: 'Código' }).fill('x');
    await page.getByRole('button', { name: 'Ver quién lo pide' }).click();
    await expect(page.getByRole('textbox', { name: 'Código' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Código' }).fill(userCode.toLowerCase());
    await page.getByRole('button', { name: 'Ver quién lo pide' }).click();
    await expect(page.getByText('enviar tus vuelos y leer tus datos')).toBeVisible();
    await page.getByRole('button', { name: 'Autorizar', exact: true }).click();
    await expect(page.getByText('Autorizado. Vuelve a tu programa')).toBeVisible();
    const taken = await request.post('/plataforma/api/v1/device/token', { data: { deviceCode } });
    expect(taken.status()).toBe(200);
    await page.getByRole('main').getByRole('link', { name: 'Conecta tu ACARS' }).click();
    await page.getByText('Tus claves, programas con código y la API').click();
    const row = page.getByRole('listitem').filter({ hasText: program });
    await expect(row).toContainText('sin usar');
    // The program calls for the first time: the page says so by itself.
    const { secret } = await taken.json();
    const called = await request.get('/plataforma/api/v1/reports/current', {
      headers: { Authorization: `Bearer ${secret}` },
    });
    expect([200, 404]).toContain(called.status());
    await expect(row).toContainText('usada', { timeout: 30_000 });
    await page.getByRole('button', { name: `Retirar la clave ${program}` }).click();
    await expect(row).toHaveCount(0);
  },
);
