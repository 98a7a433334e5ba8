/** The desk for reports: one that waits for a person, decided by two people at once, and read by its pilot. */
import type { Page } from '@playwright/test';
import { signInAdministrator } from './administrator.ts';
import { sendTwoAtOnce } from './flown-report.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expect, openReady, signInElsewhere, test } from './platform.ts';

test('PL-48, PL-52: a rejection needs its text, who decides second hears what the first did, and the pilot reads it', async ({
  page: second,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAdministrator(second);
  const pilot = await signInElsewhere(browser, 'piloto');
  const [, code] = await sendTwoAtOnce(pilot, 150);
  const first = await signInElsewhere(browser, 'revisor');
  for (const desk of [first, second]) {
    await desk.goto(`/plataforma/mesa/informes/${code}`);
    await expect(desk.getByRole('heading', { name: 'Decisión' })).toBeVisible();
    // It stands at the foot of a low window, beside whatever part of the report is read.
    await desk.setViewportSize({ width: 1280, height: 640 });
    await expect(desk.getByRole('radio', { name: /^Aceptar/ }).first()).toBeInViewport({ ratio: 1 });
    await expect(desk.getByRole('button', { name: 'Decidir y abrir el siguiente' })).toBeInViewport();
    // It leaves three quarters of a usual window to the report, whatever is chosen, with all that this asks for in view.
    await desk.setViewportSize({ width: 1280, height: 900 });
    const bar = desk.getByRole('heading', { name: 'Decisión' }).locator('xpath=ancestor::*[@data-docked]');
    const expectLow = async (what: string) =>
      expect((await bar.boundingBox())?.height, what).toBeLessThanOrEqual(900 / 4);
    await expectLow('nothing chosen');
    for (const choice of await bar.getByRole('radio').all()) {
      await choice.check();
      await expectLow(await choice.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.innerText ?? ''));
      for (const text of await bar.getByRole('textbox').all()) {
        // What is written in another outcome stays.
        await text.fill('Una línea del texto.\n'.repeat(30));
        await expectLow('thirty lines');
        await expect(text).toBeInViewport({ ratio: 1 });
      }
    }
    for (const text of await bar.getByRole('textbox').all()) await text.fill('');
  }

  // Who has a report open first chooses; a colleague decides meanwhile.
  await second.getByLabel('Aceptar', { exact: false }).first().check();
  await first.getByLabel('Rechazar', { exact: false }).check();
  const reject = first.getByRole('button', {
    name: 'Rechazar con motivo y abrir el siguiente',
  });
  await expect(reject).toBeInViewport({ ratio: 1 });
  await reject.click();
  await expect(first.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await first.getByRole('button', { name: 'Datos de otro vuelo' }).click();
  await reject.click();
  await expect(first).not.toHaveURL(new RegExp(code));
  await first.context().close();

  await second.getByRole('button', { name: 'Aceptar y abrir el siguiente' }).click();
  const told = second.getByRole('alert').filter({ hasText: /rechaz/i });
  await expect(told.first()).toBeVisible();

  const text = 'Las horas y los lugares son de otro vuelo.';
  await pilot.goto(`/plataforma/informes/${code}`);
  await expect(pilot.getByText(text, { exact: false }).first()).toBeVisible();
  await expect(pilot.getByRole('button', { name: 'Recurrir' })).toBeVisible();
  await pilot.goto('/plataforma/mensajes');
  await expect(pilot.getByText(text, { exact: false }).first()).toBeVisible();
  await pilot.context().close();
});

test(
  'the focus goes through a report without ever standing under its decision',
  { tag: '@long' },
  async ({ page: desk, browser }) => {
    test.setTimeout(120_000);
    const pilot = await (await browser.newContext({ locale: 'es-ES' })).newPage();
    await signInNewPilot(pilot);
    const [, code] = await sendTwoAtOnce(pilot, 3);
    await pilot.context().close();
    await signInAdministrator(desk);
    const decide = desk.getByRole('button', { name: 'Decidir', exact: true });
    for (const [width, height] of [
      [1100, 560],
      [360, 640],
    ] as const) {
      await desk.setViewportSize({ width, height });
      await openReady(desk, `/plataforma/mesa/informes/${code}`);
      await expect(desk.getByRole('region', { name: 'Recorrido', exact: true })).toBeVisible();
      // With all that a rejection asks for, where it has no fold.
      if (width > 1024) await desk.getByRole('radio', { name: /^Rechazar/ }).check();
      await expectFocusInView(desk, 'Tab');
      await expectFocusInView(desk, 'Shift+Tab');
    }

    // On a phone the decision is one button away wherever the report is read, and one from it again.
    await expect(desk.getByRole('radio')).toHaveCount(0);
    await expect(decide).toBeInViewport({ ratio: 1 });
    await decide.click();
    await expect(desk.getByRole('radio', { name: /^Rechazar/, checked: true })).toBeFocused();
    // Why it was refused folds away with it, and comes back with it.
    const reject = desk.getByRole('button', { name: 'Rechazar con motivo y abrir el siguiente' });
    const back = desk.getByRole('button', { name: 'Volver al informe' });
    const refused = desk.getByRole('alert').filter({ hasText: 'caracteres como mínimo' }).last();
    await reject.click();
    await expect(refused).toBeVisible();
    await back.click();
    await expect(refused).toBeHidden();
    await expectFocusInView(desk, 'Tab');
    await decide.click();
    await expect(refused).toBeVisible();
    await desk.getByRole('button', { name: 'Duplicado' }).click();
    await expect(reject).toBeInViewport({ ratio: 1 });
    await expectFocusInView(desk, 'Tab');
    await expectFocusInView(desk, 'Shift+Tab');

    // At 400 % on a desk each of its buttons can be brought into view.
    await desk.setViewportSize({ width: 320, height: 256 });
    for (const button of [reject, back]) {
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await back.click();
    await expect(desk.getByRole('radio')).toHaveCount(0);
    await expect(decide).toBeFocused();
  },
);

/** Goes once around the page by a key, and expects that what stays at its foot never covers what has the focus. */
async function expectFocusInView(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const seen: string[] = [];
  for (let press = 0; press < 300; press += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      const dock = document.querySelector('[data-docked]');
      if (!at || !dock || at === document.body) return null;
      const { top, bottom, left, right } = at.getBoundingClientRect();
      // In the box it is the buttons under what scrolls that may cover it.
      const cover = dock.contains(at) ? at.closest('section > div > div')?.nextElementSibling : dock;
      // What is higher than the room over the box, such as a map, has to reach into that room.
      const isHigh = bottom - top >= (cover?.getBoundingClientRect().top ?? innerHeight);
      const covered = [top + 2, (top + bottom) / 2, bottom - 2].map(
        (y) => cover?.contains(document.elementFromPoint((left + right) / 2, y)) ?? false,
      );
      const isCovered = isHigh ? covered.every(Boolean) : covered.some(Boolean);
      at.setAttribute('data-been', String(Number(at.getAttribute('data-been') ?? 0) + 1));
      return {
        name: `${at.tagName} ${at.textContent?.slice(0, 40)}`,
        been: Number(at.getAttribute('data-been')),
        isCovered,
      };
    });
    // Between the end of the page and its beginning nothing has it.
    if (focused === null) continue;
    if (focused.been > 1) break;
    seen.push(focused.name);
    expect(focused.isCovered, `${key} to ${focused.name}`).toBe(false);
  }
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-been]')) each.removeAttribute('data-been');
  });
  expect(seen.length).toBeGreaterThan(20);
}
