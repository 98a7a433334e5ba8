import { readFileSync } from 'node:fs';
import { sendFlownReport } from './flown-report.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, signIn, test } from './platform.ts';

test('a report works by keyboard, has a table behind each picture, and prints on one page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { callsign } = await signIn(page, 'piloto');
  const code = await sendFlownReport(page, 2);
  await expectSoundPage(page, `/plataforma/informes/${code}`);
  const profile = page.getByRole('region', { name: 'Perfil del vuelo' });
  const track = page.getByRole('region', { name: 'Recorrido', exact: true });
  const mark = profile.getByRole('button', { name: /^A: Velocidad vertical de la toma/ });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(profile.getByRole('status')).toContainText('Se esperaba: Hasta 300');
  await expect(track.getByRole('button', { name: /^A:/ })).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Perfil del vuelo', 'Recorrido', 'Radioaltura antes de la toma']) {
    const summary = page.locator('summary').filter({ hasText: `Ver como tabla ${name}` });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: `${name}, como tabla` })).toContainText('Hora');
    await page.keyboard.press('Enter');
    if (name === 'Recorrido') break;
  }
  await expect(
    page.getByRole('img', { name: /^Velocidad vertical, ft\/min: 450, en la banda/ }),
  ).toBeVisible();
  const sheet = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.goto('/plataforma/informes?aeropuerto=LEBL&ano=todo');
  await expect(page.getByRole('link', { name: /LEMD → LEBL/ }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Mapa con 1/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(`${code},accepted,valid,acars`);

  // PL-68: the same hours everywhere.
  const factOf = async (address: string) => {
    await page.goto(address);
    const label = page.getByRole('term').filter({ hasText: /^Horas$/ });
    return label.locator('xpath=following-sibling::dd').first().textContent();
  };
  const hours = await factOf('/plataforma/informes');
  expect(hours).toMatch(/^\d\d:\d\d$/);
  for (const address of [
    '/plataforma/',
    `/plataforma/pilotos/${callsign}`,
    '/plataforma/estadisticas?ano=todo',
  ])
    expect(await factOf(address), address).toBe(hours);
  await page.goto(`/plataforma/pilotos?q=${callsign}`);
  await expect(page.getByText(`${hours} h`)).toBeVisible();
});
