/** A day of one aircraft: chosen, booked whole in one press, and given back. */
import { addAircraft } from './made-at-desk.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expectSoundPage } from './page-check.ts';
import { cancelBooking } from './book-flight.ts';
import { expect, openReady, test } from './platform.ts';

const PAGE = '/plataforma/vuelos/avion';

test('a day of an aircraft is booked whole in one press, and what nothing leads to is given back', async ({
  page,
}) => {
  await signInNewPilot(page);
  await addAircraft(page);
  await openReady(page, '/plataforma/vuelos');
  await page.getByRole('link', { name: 'El día de un avión' }).click();
  await expect(page).toHaveURL(PAGE);
  await expectSoundPage(page, PAGE, [360, 1280]);
  const button = page.getByRole('button', { name: /^Reservar las \d\s?etapas de / }).first();
  const words = (await button.textContent()) ?? '';
  const count = Number(/\d/.exec(words)?.[0]);
  const tail = words.split(' de ').at(-1) ?? '';
  await button.click();
  await expect(page).toHaveURL('/plataforma/reservas');
  const passes = page.getByRole('region').filter({ hasText: 'Día de avión · etapa' });
  await expect(passes).toHaveCount(count);
  await expect(passes.first()).toContainText(`Día de avión · etapa 1 de ${count}`);
  await expect(passes.first()).toContainText(tail);
  const codes = await passes.evaluateAll((all) =>
    all.map((pass) => /Código ([A-Z0-9]{8})/.exec(pass.textContent ?? '')?.[1] ?? ''),
  );
  const [first = '', second = ''] = codes;
  await cancelBooking(page, first);
  await page.goto(`/plataforma/reservas/${second}`);
  await expect(page.getByText('Cancelado: liberada').first()).toBeVisible();
  // What still stands is given back too, for the tests that come after.
  for (const code of codes.slice(2)) {
    await page.goto(`/plataforma/reservas/${code}`);
    await expect(page.getByText(/^(Reservado|Cancelado)/).first()).toBeVisible();
    if (await page.getByRole('button', { name: 'Anular', exact: true }).isVisible())
      await cancelBooking(page, code);
  }
});
