import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sendFlownReport } from './flown-report.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, test } from './platform.ts';

/** Deductions of a report that still prints on one sheet. */
const MANY = 12;

/** Sheets of paper that the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a report works by keyboard, has a table behind each picture, and prints on one page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const callsign = await signInNewPilot(page);
  const code = await sendFlownReport(page, 2);
  await expectSoundPage(page, `/plataforma/informes/${code}`, [360, 1280]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const profile = page.getByRole('region', { name: 'Perfil del vuelo' });
  const mark = profile.getByRole('button', { name: /^A: Velocidad vertical de la toma/ });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(profile.getByRole('status')).toContainText('Se esperaba: Hasta 300');
  for (const name of ['Perfil del vuelo', 'Recorrido', 'Radioaltura antes de la toma']) {
    const summary = page.locator('summary').filter({ hasText: `Ver como tabla ${name}` });
    await summary.focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('region', { name: `${name}, como tabla` });
    await expect(table).toContainText('Hora');
    // The map says by its table what its letters stand for.
    if (name === 'Recorrido') await expect(table).toContainText('A, Velocidad vertical de la toma');
    await page.keyboard.press('Enter');
    if (name === 'Recorrido') break;
  }
  // The slider plays the flight on the map and on its profile.
  await expect(profile.locator('[data-moment]')).toHaveCount(0);
  const slider = page.getByRole('slider', { name: 'Momento del vuelo' });
  await slider.press('End');
  await expect(profile.locator('[data-moment]')).toHaveAttribute('data-moment', await slider.inputValue());
  await expect(
    page.getByRole('img', { name: /^Velocidad vertical, ft\/min: 450, en la banda/ }),
  ).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  // As many deductions as a flight that goes wrong has.
  await page.route(`**/reports/${code}/score`, async (route) => {
    const answer = await route.fetch();
    const score = await answer.json();
    const hit = score.items.find(
      ({ status, deduction }: { status: string; deduction: number }) => status === 'hit' && deduction > 0,
    );
    const items = score.items.map((item: { rule: string; title: string }, at: number) =>
      at < MANY ? { ...hit, rule: item.rule, title: item.title } : { ...item, status: 'ok', deduction: 0 },
    );
    await route.fulfill({ response: answer, json: { ...score, items } });
  });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Se esperaba' })).toHaveCount(MANY);
  await expect(profile).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });

  await page.goto('/plataforma/informes?aeropuerto=LEBL');
  await expect(page.getByRole('link', { name: /LEMD → LEBL/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'tus estadísticas' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(`${code},accepted,valid,acars`);
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON' }).click();
  const flights: unknown = JSON.parse(readFileSync(await (await kept).path(), 'utf8'));
  // Others of these tests fly there too.
  const own = expect.objectContaining({ code, state: 'accepted', outcome: 'valid' });
  expect(flights).toEqual(expect.arrayContaining([own]));

  // PL-68: the same hours everywhere.
  const factOf = async (address: string) => {
    await page.goto(address);
    const label = page.getByRole('term').filter({ hasText: /^Horas$/ });
    return label.locator('xpath=following-sibling::dd').first().textContent();
  };
  const hours = await factOf('/plataforma/informes');
  expect(hours).toMatch(/^\d\d:\d\d$/);
  for (const address of [`/plataforma/pilotos/${callsign}`, '/plataforma/estadisticas?ano=todo'])
    expect(await factOf(address), address).toBe(hours);
  await expect(page.getByRole('img', { name: /^Mapa con \d+\srutas? / })).toBeVisible();
  await page.goto('/plataforma/');
  await expect(page.getByRole('region', { name: /^Hacia / })).toContainText(hours ?? '');
  await page.goto(`/plataforma/pilotos?q=${callsign}`);
  await expect(page.getByText(`${hours} h`)).toBeVisible();
});
