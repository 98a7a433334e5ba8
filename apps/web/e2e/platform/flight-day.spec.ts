/** A pilot's day: the plan on the pass, the flight while it is flown, and what there is after the landing. */
import { bookFlight, cancelBooking } from './book-flight.ts';
import { sendFlownReport } from './flown-report.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, openReady, signIn, test } from './platform.ts';
import { planOf } from './played-plan.ts';

test('the plan is brought to the pass with one press, and what speaks against it is said', async ({
  page,
}) => {
  await signIn(page, 'piloto');
  const code = await bookFlight(page);
  const address = `/plataforma/reservas/${code}`;
  const silent = {
    code: 'plan-sin-respuesta',
    title: '',
    status: 409,
    detail: 'SimBrief no contesta. Tu reserva sigue igual: prueba en unos minutos.',
  };
  const old = [{ code: 'old', message: 'El plan se hizo hace 30 h. Genera otro y tráelo.' }];
  // The server would ask a machine elsewhere, which no test does: its answers are played.
  const answers = [null, planOf([]), planOf(old)];
  let plan: object | null = null;
  const booking = `**/api/v1/bookings/${code}`;
  await page.route(`${booking}/plan`, (route) => {
    const next = answers.shift() ?? null;
    plan = next;
    return next === null ? route.fulfill({ status: 409, json: silent }) : route.fulfill({ json: {} });
  });
  await page.route(booking, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), plan } });
  });
  await openReady(page, address);
  await expect(page.getByText('Plan de vuelo por traer')).toBeVisible();
  const bring = page.getByRole('button', { name: 'Traer mi plan de SimBrief' });
  await bring.click();
  await expect(page.getByRole('alert').filter({ hasText: 'SimBrief no contesta.' })).toBeVisible();
  await bring.click();
  await expect(page.getByText('Plan de vuelo listo')).toBeVisible();
  const pass = page.getByRole('main');
  await expect(pass).toContainText('FL3705369 kg de combustible');
  await expect(pass).toContainText('LEVCplan de SimBrief, hace 2 h');
  await expect(pass).toContainText('PINAR UN870 BARPI DCT SOLDU');
  const form = page.getByRole('link', { name: 'Presentar el plan en VATSIM (pestaña nueva)' });
  await expect(form).toHaveAttribute('href', /^https:\/\/my\.vatsim\.net\//);
  await expectSoundPage(page, address, [320, 1280]);
  await page.getByRole('button', { name: 'Traer el plan otra vez' }).click();
  await expect(page.getByText('El plan se hizo hace 30 h.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await cancelBooking(page, code);
});

test(
  'today lives while one flies, and then has the result and the way back',
  { tag: '@long' },
  async ({ page }) => {
    await signInNewPilot(page);
    const phases = ['Ascenso', 'Descenso', 'Aproximación', 'En calzos'];
    const card = page.getByRole('region').filter({ has: page.getByRole('progressbar') });
    await sendFlownReport(page, 0, async () => {
      if (phases.length === 4) await page.goto('/plataforma/');
      await expect(card).toContainText(phases.shift() ?? '');
      await expect(card).toContainText(/Quedan\d+\sNM/);
      await expect(card.getByRole('link', { name: 'Seguirlo en el mapa' })).toBeVisible();
    });
    await page.goto('/plataforma/');
    const landed = page.getByRole('region', { name: /^Has llegado a Barcelona/ });
    await expect(landed.getByRole('link', { name: /^Reservar la vuelta/ })).toBeVisible();
    await expect(landed.getByRole('link', { name: 'Ver informe' })).toBeVisible();
  },
);
